import { apiBase } from '../start/app.ts'
import { type Api, signedIn } from './apiClient.ts'
import type { Figure } from './figure.ts'
import { largeShop, orderCount } from './largeShop.ts'
import { quantile, timed } from './timing.ts'

/** What a dashboard asks at once when it is opened (quality.md: 300 ms for all of it at 1,000,000 orders). */
const firstPage = ['queues', 'today', 'changes', 'areas']
const sales = (period: string) => ['sales', 'goods', 'conversion'].map((group) => `${group}?period=${period}`)

const boards: readonly (readonly [name: string, groups: readonly string[], budget?: number])[] = [
  ['first page', firstPage, 300],
  ['sales, 30 days', sales('30d'), 300],
  ['sales, 365 days', sales('365d'), 300],
  // Each alone, to see what a dashboard waits for.
  ...[...firstPage, ...sales('30d'), ...sales('365d')].map((group) => [group, [group]] as const),
]

/**
 * What the dashboards of a large shop cost through HTTP on PostgreSQL: BENCH_ORDERS orders with all that hangs on them, their daily
 * sums built first, and proven afterwards.
 */
export async function measureDashboards(): Promise<Figure[]> {
  const { server } = await largeShop()
  const { api, close } = await signedIn(server.url)
  try {
    const start = performance.now()
    await server.buildSums()
    const figures = [seconds('building all daily sums', start)]
    figures.push(...(await boardFigures(api)))
    const checking = performance.now()
    const wrong = await server.wrongSums()
    figures.push(seconds('proving all daily sums', checking))
    figures.push({ name: 'daily sums that are not those of the rows', value: wrong, unit: '', budget: 0 })
    return figures.map((figure) => ({ ...figure, name: `postgres, ${orderCount} orders: ${figure.name}` }))
  } finally {
    close()
  }
}

/** How long each dashboard takes, and each group of it. */
export async function boardFigures(api: Api): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const board of boards) figures.push(...(await measured(api, ...board)))
  return figures
}

const ask = (api: Api, group: string) => api('GET', `${apiBase}/figures/${group}`)

const seconds = (name: string, since: number): Figure => ({
  name,
  value: Math.round((performance.now() - since) / 1000),
  unit: 's',
  varies: true,
})

async function measured(
  api: Api,
  name: string,
  groups: readonly string[],
  budget?: number,
): Promise<Figure[]> {
  const open = () => Promise.all(groups.map((group) => ask(api, group)))
  await timed(3, 1, open)
  const times = await timed(40, 1, open)
  const figure = (share: number) => ({ value: Math.round(quantile(times, share)), unit: 'ms', varies: true })
  return [
    { name: `${name}, p50`, ...figure(0.5) },
    { name: `${name}, p95`, ...figure(0.95), ...(budget === undefined ? {} : { budget }) },
  ]
}
