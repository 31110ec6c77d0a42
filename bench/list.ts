import { type Api, signedIn } from './apiClient.ts'
import { ownDatabase } from './cluster.ts'
import type { Figure } from './figure.ts'
import { type Case, listCases, pageOf } from './listCases.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'
import { quantile, timed } from './timing.ts'

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
      const start = performance.now()
      await server.fill(rows)
      const took = Math.round((performance.now() - start) / 1000)
      console.log(
        `${rows} products on ${database ? `PostgreSQL ${database.version}` : 'the embedded database'}, filled in ${took} s`,
      )
      const figures = await measure(server)
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
    const figures = await statementFigures(server, api)
    for (const entry of await listCases(server, api, rows, engine)) {
      if (process.env.BENCH_PLANS) await printPlan(server, entry)
      figures.push(...(await caseFigures(server, entry)))
    }
    const { memory } = await server.usage()
    const budget = engine === 'embedded' ? 500 : 150
    return [
      ...figures,
      {
        name: 'memory of the server at the end',
        value: Math.round(memory / 2 ** 20),
        unit: 'MB',
        budget,
        varies: true,
      },
    ]
  } finally {
    close()
  }
}

/** How many statements a page takes, session and estimate of the total included. Both filters are new to the server. */
async function statementFigures(server: ServerProcess, api: Api): Promise<Figure[]> {
  const count = async (least: number, size: number) => {
    const path = pageOf({ filter: { weight: { gte: least } } }, 0, size)
    return (await server.statementsOf(() => api('GET', path))).length
  }
  const [few, many] = [await count(1, 10), await count(2, 500)]
  return [
    // Two, and one for each area that products refer to.
    { name: 'statements of a page of 10', value: few, unit: '', budget: 5 },
    { name: 'statements more for a page of 500', value: many - few, unit: '', budget: 0 },
  ]
}

const longest = 20_000
const mostRounds = 20

/** Calls and bare statements in turns, so that what else the machine does meets both alike. */
async function caseFigures(
  server: ServerProcess,
  { name, variants, bare, atOnce, p95, ratio, processor }: Case,
): Promise<Figure[]> {
  const each = Math.max(10, atOnce * 4)
  const [ours, theirs]: [number[], number[]] = [[], []]
  const used = { ours: 0, theirs: 0 }
  const start = performance.now()
  for (let round = 0; round < mostRounds && performance.now() - start < longest; round++) {
    const first = round * each
    const before = await server.usage()
    ours.push(
      ...(await timed(each, atOnce, async (number) => variants[(first + number) % variants.length]?.())),
    )
    const after = await server.usage()
    used.ours += after.processor - before.processor
    theirs.push(...(await server.bare({ variants: bare, first, count: each, atOnce })))
    used.theirs += (await server.usage()).processor - after.processor
  }
  const figure = (what: string, value: number, unit: string, budget?: number): Figure => ({
    name: `${name}, ${what}`,
    value: Number(value.toFixed(2)),
    unit,
    varies: true,
    ...(budget === undefined ? {} : { budget }),
  })
  return [
    figure('p50', quantile(ours, 0.5), 'ms'),
    figure('p95', quantile(ours, 0.95), 'ms', p95),
    figure('bare SQL p50', quantile(theirs, 0.5), 'ms'),
    figure('bare SQL p95', quantile(theirs, 0.95), 'ms'),
    figure('p50 over bare SQL', quantile(ours, 0.5) / quantile(theirs, 0.5), '×', ratio),
    figure('processor time of the server', used.ours / 1000 / ours.length, 'ms', processor),
    figure('processor time of the bare SQL', used.theirs / 1000 / theirs.length, 'ms'),
  ]
}

async function printPlan(server: ServerProcess, { name, bare }: Case): Promise<void> {
  const statement = bare[0]?.find(({ text }) => /select/i.test(text) && !text.startsWith('UPDATE'))
  if (!statement) return
  const plan = await server.rows({ ...statement, text: `EXPLAIN (ANALYZE, BUFFERS) ${statement.text}` })
  console.log(`\n${name}\n${plan.map((line) => line['QUERY PLAN']).join('\n')}`)
}
