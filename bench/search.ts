import { apiBase } from '../start/app.ts'
import { signedIn } from './apiClient.ts'
import { keptDatabase, ownDatabase } from './cluster.ts'
import type { Figure } from './figure.ts'
import { orderNumberOf, phoneOf, skuOf } from './fillOrders.ts'
import { fabrics, garments, styleCodeOf } from './fillProducts.ts'
import { caseFigures, memoryFigure, printPlan } from './list.ts'
import { reading } from './listCases.ts'
import { serverProcess } from './serverProcess.ts'

/** How many orders, and as many products, the shop has that is searched. */
const rows = Number(process.env.BENCH_SEARCHED || 1_000_000)

/** Milliseconds in which a search of the whole shop answers (95 of 100). */
const budget = 60

/**
 * What the search of the shop costs through HTTP on PostgreSQL, over BENCH_SEARCHED orders and as many products, as an administrator, who
 * searches all areas. BENCH_KEEP=1 and BENCH_PLANS=1 as for the orders.
 */
export async function measureSearch(): Promise<Figure[]> {
  const fill = async (url: string) => {
    const server = await serverProcess(url)
    await server.fill(rows, 'both').finally(() => server.close())
  }
  const database = process.env.BENCH_KEEP
    ? await keptDatabase(`atelier_bench_${rows}_searched`, fill)
    : await ownDatabase()
  try {
    if (!process.env.BENCH_KEEP) await fill(database.url)
    const figures = await measure(database.url)
    return figures.map((figure) => ({
      ...figure,
      name: `postgres, ${rows} orders and products: ${figure.name}`,
    }))
  } finally {
    await database.remove()
  }
}

async function measure(url: string): Promise<Figure[]> {
  const server = await serverProcess(url)
  const { api, close } = await signedIn(server.url)
  try {
    const figures: Figure[] = []
    for (const [name, texts] of searches()) {
      const paths = texts.map((q) => `${apiBase}/search?${new URLSearchParams({ q })}`)
      const entry = await reading(server, api, {
        name: `search of the shop ${name}`,
        paths,
        limits: { p95: budget },
      })
      if (process.env.BENCH_PLANS) await printPlan(server, entry)
      figures.push(...(await caseFigures(server, entry)))
    }
    return [...figures, memoryFigure('at the end', await server.usage())]
  } finally {
    close()
    await server.close()
  }
}

/** What people type all day. */
function searches(): [name: string, texts: string[]][] {
  const eight = Array.from({ length: 8 }, (_, index) => index)
  const some = eight.map((index) => Math.floor(((index + 0.5) * rows) / 8))
  const inParts = (phone: string) => `${phone.slice(3, 8)} ${phone.slice(8)}`
  return [
    ['by the number of an order', some.map(orderNumberOf)],
    ['by a telephone number', some.map(phoneOf)],
    ['by a telephone number in parts', some.map((n) => inParts(phoneOf(n)))],
    ['by a tracking number', some.map((n) => `SW${String(n).padStart(9, '0')}`)],
    ['by an SKU', some.map(skuOf)],
    ['by a style code', some.map(styleCodeOf)],
    ['by a name', eight.map((index) => ['Meera Iyer', 'Asha Rao', 'Kavya', 'Menon'][index % 4] as string)],
    ['by two words', eight.map((index) => `${fabrics[index]} ${garments[index]}`)],
    ['by the beginning of a word', eight.map((index) => (garments[index] as string).slice(0, 3))],
    ['for what is not there', eight.map((index) => `nobodyhasthis${index}`)],
  ]
}
