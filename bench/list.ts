import { type Api, signedIn } from './apiClient.ts'
import { ownDatabase } from './cluster.ts'
import type { Figure } from './figure.ts'
import { idOf } from './fillProducts.ts'
import { type Case, listCases, pageOf, products } from './listCases.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'
import { quantile, type Times, timed } from './timing.ts'

const engine = process.env.BENCH_ENGINE === 'embedded' ? 'embedded' : 'postgres'
const rows = Number(process.env.BENCH_ROWS || (engine === 'embedded' ? 100_000 : 1_000_000))

/**
 * What lists, searches and single products of a large shop cost through HTTP, beside their bare statements. BENCH_ROWS products
 * on PostgreSQL, or with BENCH_ENGINE=embedded on the embedded database; BENCH_PLANS=1 prints how the database does it.
 */
export async function measureLists(): Promise<Figure[]> {
  const database = engine === 'postgres' ? await ownDatabase() : undefined
  try {
    const server = await serverProcess(database?.url)
    try {
      const atRest = memoryFigure('after the start', await server.usage())
      const start = performance.now()
      await server.fill(rows)
      const took = Math.round((performance.now() - start) / 1000)
      console.log(
        `${rows} products on ${database ? `PostgreSQL ${database.version}` : 'the embedded database'}, filled in ${took} s`,
      )
      const figures = [atRest, ...(await measure(server))]
      return figures.map((figure) => ({ ...figure, name: `${engine}, ${rows} products: ${figure.name}` }))
    } finally {
      await server.close()
    }
  } finally {
    await database?.remove()
  }
}

async function measure(server: ServerProcess): Promise<Figure[]> {
  const { api, close } = await signedIn(server.url)
  try {
    const figures: Figure[] = []
    for (const entry of await listCases(server, api, rows, engine)) {
      if (process.env.BENCH_PLANS) await printPlan(server, entry)
      figures.push(...(await caseFigures(server, entry)))
    }
    // Once nothing that follows a sign-in is under way any more.
    figures.unshift(...(await statementFigures(server, api)))
    return [...figures, memoryFigure('at the end', await server.usage())]
  } finally {
    close()
  }
}

/** How much memory the server takes, beside its budget. */
export const memoryFigure = (when: string, { memory }: { memory: number }): Figure => ({
  name: `memory of the server ${when}`,
  value: Math.round(memory / 2 ** 20),
  unit: 'MB',
  varies: true,
  budget: engine === 'postgres' ? 150 : when === 'at the end' ? 500 : 350,
})

/** How many statements requests take, with that for who asks and the estimate of a total. Both filters are new to the server. */
async function statementFigures(server: ServerProcess, api: Api): Promise<Figure[]> {
  const count = async (run: () => Promise<unknown>) => (await server.statementsOf(run)).length
  const page = (least: number, size: number) =>
    count(() => api('GET', pageOf({ filter: { weight: { gte: least } } }, 0, size)))
  const [few, many] = [await page(1, 10), await page(2, 500)]
  const one = `${products}/${idOf(3, 1)}`
  const change = async (weight: number) => {
    const { version } = JSON.parse((await api('GET', one)).body) as { version: number }
    return count(() => api('PUT', one, { weight, version }))
  }
  // A product that was filled in by statements first gets what the server adds to each.
  await change(19_000)
  return [
    { name: 'statements of a page of 10', value: few, unit: '', budget: 3 },
    { name: 'statements more for a page of 500', value: many - few, unit: '', budget: 0 },
    { name: 'statements of one record', value: await count(() => api('GET', one)), unit: '', budget: 2 },
    {
      name: 'statements of a change',
      value: await change(20_000),
      unit: '',
      budget: 8,
    },
  ]
}

const longest = 20_000
const longestWarming = 4000
const mostRounds = 20

/** Calls and bare statements in turns, so that what else the machine does meets both alike, after all code has been compiled. */
export async function caseFigures(server: ServerProcess, measured: Case): Promise<Figure[]> {
  const { variants, bare, atOnce } = measured
  const each = Math.max(10, atOnce * 4)
  const call = async (number: number) => variants[number % variants.length]?.()
  const samples: Samples = { ours: [], theirs: [], used: { ours: 0, theirs: 0 } }
  for (
    let start = performance.now(), round = 0;
    round < mostRounds && performance.now() - start < longestWarming;
    round++
  )
    await timed(each, atOnce, call)
  for (
    let start = performance.now(), round = 0;
    round < mostRounds && performance.now() - start < longest;
    round++
  ) {
    const first = round * each
    const before = await server.usage()
    samples.ours.push(...(await timed(each, atOnce, (number) => call(first + number))))
    const after = await server.usage()
    samples.used.ours += after.processor - before.processor
    if (bare.length === 0) continue
    samples.theirs.push(...(await server.bare({ variants: bare, first, count: each, atOnce })))
    samples.used.theirs += (await server.usage()).processor - after.processor
  }
  return figuresOf(measured, samples)
}

/** Milliseconds of each call, and microseconds of processor time of all. */
interface Samples {
  readonly ours: Times
  readonly theirs: Times
  readonly used: { ours: number; theirs: number }
}

function figuresOf({ name, bare, p95, ratio, processor }: Case, { ours, theirs, used }: Samples): Figure[] {
  const figure = (what: string, value: number, unit: string, budget?: number): Figure => ({
    name: `${name}, ${what}`,
    value: Number(value.toFixed(2)),
    unit,
    varies: true,
    ...(budget === undefined ? {} : { budget }),
  })
  const own = [
    figure('p50', quantile(ours, 0.5), 'ms'),
    figure('p95', quantile(ours, 0.95), 'ms', p95),
    figure('processor time of the server', used.ours / 1000 / ours.length, 'ms', processor),
  ]
  if (bare.length === 0) return own
  return [
    ...own,
    figure('bare SQL p50', quantile(theirs, 0.5), 'ms'),
    figure('bare SQL p95', quantile(theirs, 0.95), 'ms'),
    figure('processor time of the bare SQL', used.theirs / 1000 / theirs.length, 'ms'),
    figure('p50 over bare SQL', quantile(ours, 0.5) / quantile(theirs, 0.5), '×', ratio),
  ]
}

/** Prints how the database answers the first statement of a case. */
export async function printPlan(server: ServerProcess, { name, bare }: Case): Promise<void> {
  const statement = bare[0]?.find(({ text }) => /select/i.test(text) && !text.startsWith('UPDATE'))
  if (!statement) return
  const plan = await server.rows({ ...statement, text: `EXPLAIN (ANALYZE, BUFFERS) ${statement.text}` })
  console.log(`\n${name}\n${plan.map((line) => line['QUERY PLAN']).join('\n')}`)
}
