import { setTimeout as sleep } from 'node:timers/promises'
import { apiBase } from '../start/app.ts'
import { type Api, signedIn } from './apiClient.ts'
import { ownDatabase } from './cluster.ts'
import type { Figure } from './figure.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'
import { quantile, type Times } from './timing.ts'

/** How many orders the shop has, with all that hangs on them: as many as the large demo. */
const rows = Number(process.env.BENCH_FAIR_ROWS || 20_000)

/** What others wait for at most, and how long the server's loop stands still at most, in milliseconds. */
const budget = { p99: 1000, loop: 200 }

/** How long something is asked again and again. */
const lasting = Number(process.env.BENCH_FAIR_SECONDS || 8) * 1000

/** What one person may ask of the server, as much of it at once as they like. */
type Greed = (api: Api) => Promise<unknown>

/**
 * Whether one person can hold up the others: everything that takes long and that a person may ask is asked by one without end, while
 * another pages through a list, opens records and searches. On the embedded database and on PostgreSQL, or on the one that BENCH_ENGINE names.
 */
export async function measureFairness(): Promise<Figure[]> {
  const engines = process.env.BENCH_ENGINE ? [process.env.BENCH_ENGINE] : ['embedded', 'postgres']
  const figures: Figure[] = []
  for (const engine of engines) {
    const database = engine === 'postgres' ? await ownDatabase() : undefined
    const server = await serverProcess(database?.url)
    try {
      await server.fill(rows, 'sales')
      for (const figure of await measure(server))
        figures.push({ ...figure, name: `${engine}, ${rows} orders: ${figure.name}` })
    } finally {
      await server.close()
      await database?.remove()
    }
  }
  return figures
}

async function measure(server: ServerProcess): Promise<Figure[]> {
  const [greedy, other] = [await signedIn(server.url), await signedIn(server.url, 'orders@atelier.test')]
  try {
    const figures: Figure[] = []
    for (const [name, greed] of Object.entries(await greeds(greedy.api))) {
      const { times, loop, asked } = await beside(server, other.api, () => greed(greedy.api))
      console.log(`${name}: asked ${asked} times, others ${times.length}`)
      figures.push(
        {
          name: `${name}: others' p99`,
          value: Math.round(quantile(times, 0.99)),
          unit: 'ms',
          budget: budget.p99,
          varies: true,
        },
        {
          name: `${name}: longest stop of the loop`,
          value: Math.round(loop),
          unit: 'ms',
          budget: budget.loop,
          varies: true,
        },
      )
    }
    return figures
  } finally {
    greedy.close()
    other.close()
  }
}

/** What somebody does meanwhile: three calls of a usual page, one after the other. */
const usual = [
  `${apiBase}/orders?${new URLSearchParams({ range: '[0,24]', fields: '["number","total","status"]' })}`,
  `${apiBase}/orders/counts`,
  `${apiBase}/payments?${new URLSearchParams({ range: '[0,9]' })}`,
]

/** Asks `greed` without end, and the usual calls beside it; answers how long these took and how long the server's loop stood still. */
async function beside(server: ServerProcess, other: Api, greed: () => Promise<unknown>) {
  for (const path of usual) await other('GET', path)
  let isOver = false
  let asked = 0
  const asking = (async () => {
    while (!isOver) {
      await greed().catch(() => sleep(50))
      asked++
    }
  })()
  await server.watchLoop()
  const times: Times = []
  const end = performance.now() + lasting
  while (performance.now() < end) {
    for (const path of usual) {
      const start = performance.now()
      await other('GET', path)
      times.push(performance.now() - start)
    }
    await sleep(20)
  }
  const loop = await server.longestStop()
  isOver = true
  await asking
  return { times, loop, asked }
}

/** The worst that each kind of request allows. A refusal (429) is an answer too. */
async function greeds(api: Api): Promise<Readonly<Record<string, Greed>>> {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
  const get =
    (path: string): Greed =>
    (by) =>
      by('GET', `${apiBase}${path}`)
  const atOnce =
    (count: number, greed: Greed): Greed =>
    (by) =>
      Promise.allSettled(Array.from({ length: count }, () => greed(by)))
  const list = JSON.parse(
    (await api('GET', `${apiBase}/products?range=[0,499]&fields=["id","version"]`)).body,
  ) as {
    id: string
    version: number
  }[]
  const parcels = JSON.parse((await api('GET', `${apiBase}/shipments?range=[0,199]&fields=["id"]`)).body) as {
    id: string
  }[]
  const orders = JSON.parse(
    (await api('GET', `${apiBase}/orders?range=[0,499]&fields=["id","version"]`)).body,
  )
  const tag = JSON.parse((await api('POST', `${apiBase}/tags`, { name: 'Fair', kind: 'order' })).body) as {
    id: string
  }
  const many = { any: Array.from({ length: 10 }, (_, at) => ({ contactName: { contains: `nobody ${at}` } })) }
  const lines = ['name,styleCode', ...Array.from({ length: 2000 }, (_, at) => `Linen ${at},LIN-${at}`)].join(
    '\n',
  )
  return {
    nothing: () => sleep(50),
    'four workbooks at once': atOnce(4, get('/orders/export?format=xlsx')),
    'four CSV files at once': atOnce(4, get('/orders/export')),
    'ten filters that look into texts, twenty at once': atOnce(20, get(`/orders?filter=${json(many)}`)),
    'searches for a common word, twenty at once': atOnce(20, get(`/orders?filter=${json({ q: 'AT' })}`)),
    'dashboards of a year, all at once': (by) =>
      Promise.allSettled(
        ['sales', 'goods', 'conversion'].map((group) => get(`/figures/${group}?period=365d`)(by)),
      ),
    'two checks of a file of 2,000 lines': atOnce(2, (by) =>
      by('POST', `${apiBase}/products/import?dryRun=true`, lines, { 'Content-Type': 'text/csv' }),
    ),
    'a check of 500 records in bulk': (by) =>
      by('POST', `${apiBase}/products/bulk/update`, {
        items: list,
        data: { returnable: false },
        dryRun: true,
      }),
    'a change of 500 records in bulk': async (by) => {
      const [first, ...others] = JSON.parse(
        (await by('GET', `${apiBase}/products?range=[0,499]&fields=["id","version","returnable"]`)).body,
      ) as { id: string; version: number; returnable: boolean }[]
      const items = [first, ...others].flatMap((each) =>
        each ? [{ id: each.id, version: each.version }] : [],
      )
      await by('POST', `${apiBase}/products/bulk/update`, { items, data: { returnable: !first?.returnable } })
    },
    'a check of 500 orders in bulk': (by) =>
      by('POST', `${apiBase}/orders/bulk/operations/tag`, {
        items: orders,
        data: { add: [tag.id] },
        dryRun: true,
      }),
    'packing slips of 200 parcels': (by) =>
      by('POST', `${apiBase}/shipments/operations/documents`, {
        kind: 'packingSlip',
        shipments: parcels.map(({ id }) => id),
      }),
  }
}
