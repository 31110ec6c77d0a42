import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkChange } from '../src/derive/bulkChange.ts'
import { apiBase } from '../start/app.ts'
import { type Api, signedIn } from './apiClient.ts'
import { ownDatabase } from './cluster.ts'
import type { Figure } from './figure.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'

const isEmbedded = process.env.BENCH_ENGINE === 'embedded'

/** How many records are taken in, changed, put back and taken out. */
const rows = Number(process.env.BENCH_MANY_ROWS || (isEmbedded ? 20_000 : 100_000))

/** By how much the memory of the server may grow over a task, in MB: what a portion takes, and room that is not given back at once. */
const mostGrowth = 150

const mega = 1024 * 1024

/**
 * What one person does to very many records: how long it takes, that the server's memory does not grow with it, and that what is put back
 * is as it was, in every row. On PostgreSQL, or with BENCH_ENGINE=embedded on the embedded database, which lives in the same memory.
 */
export async function measureMany(): Promise<Figure[]> {
  const database = isEmbedded ? undefined : await ownDatabase()
  const server = await serverProcess(database?.url)
  const { api, close } = await signedIn(server.url)
  try {
    const figures: Figure[] = []
    const stood = new Map<string, string>()
    for (const [name, task] of Object.entries(tasks)) {
      stood.set(name, await heldBy(server))
      const { seconds, before, peak } = await watched(server, () => task(api))
      console.log(`${name}: ${seconds.toFixed(1)} s, ${before} MB before, ${peak} MB at most`)
      const budget = isEmbedded ? {} : { budget: mostGrowth }
      figures.push(
        { name: `${name}: time`, value: Number(seconds.toFixed(1)), unit: 's' },
        { name: `${name}: memory`, value: peak - before, unit: 'MB more', ...budget },
      )
      const expected = stood.get(undone[name] ?? '')
      const held = await heldBy(server)
      if (expected !== undefined && held !== expected)
        throw new Error(`After ${name} the records are ${held}. ${expected} was expected, as before.`)
    }
    return figures.map((figure) => ({ ...figure, name: `${rows} records, ${figure.name}` }))
  } finally {
    close()
    await server.close()
    await database?.remove()
  }
}

const tasks: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  import: takeIn,
  async change(api) {
    const asked = { action: 'update', filter: { q: 'Label' }, data: { description: 'Changed at once' } }
    await runJob(api, JSON.parse((await api('POST', `${apiBase}/tags/bulk/jobs`, asked)).body))
  },
  undoChange: putBack,
  exportCsv: (api) => takeOut(api, 'csv'),
  exportWorkbook: (api) => takeOut(api, 'xlsx'),
  undoImport: putBack,
}

/** What a task puts back: afterwards all is as it was before that one. */
const undone: Readonly<Record<string, string>> = { undoImport: 'import', undoChange: 'change' }

/** All rows, in a word: what they hold, whoever stored it last. */
async function heldBy(server: ServerProcess): Promise<string> {
  const text = `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(md5((to_jsonb(t) - 'version' - 'updated_at')::text), '' ORDER BY "id")), 'none') AS "held"
    FROM "tag" t`
  const [row] = await server.rows({ text, values: [] })
  return String(row?.held)
}

async function takeIn(api: Api): Promise<void> {
  const lines = Array.from({ length: rows }, (_, at) => `Label ${at},label-${at}`)
  const file = `name,slug\n${lines.join('\n')}`
  const type = { 'Content-Type': 'text/csv' }
  await runJob(api, JSON.parse((await api('POST', `${apiBase}/tags/import/jobs`, file, type)).body))
}

/** Puts back what was done last and is not yet put back. */
async function putBack(api: Api): Promise<void> {
  const changes: BulkChange[] = JSON.parse((await api('GET', `${apiBase}/tags/bulk/changes`)).body)
  const path = `${apiBase}/tags/bulk/changes/${changes.find(({ undone }) => undone === null)?.id}/undo`
  const { job } = JSON.parse((await api('POST', path, { dryRun: true })).body)
  await runJob(api, job)
}

async function runJob(api: Api, { id }: { id: string }): Promise<void> {
  const path = `${apiBase}/tags/bulk/jobs/${id}`
  const until = async (...states: string[]) => {
    for (;;) {
      const job = JSON.parse((await api('GET', path)).body)
      if (states.includes(job.state)) return job
      if (job.error) throw new Error(`The job failed: ${JSON.stringify(job.error)}. It was expected to end.`)
      await sleep(500)
    }
  }
  const { version } = await until('checked')
  await api('POST', `${path}/run`, { version })
  const { done } = await until('done')
  if (done !== rows) throw new Error(`${done} records were done. ${rows} were expected.`)
}

async function takeOut(api: Api, format: string): Promise<void> {
  const { id } = JSON.parse((await api('POST', `${apiBase}/tags/exports?format=${format}`, {})).body)
  for (;;) {
    const { endedAt, error } = JSON.parse((await api('GET', `${apiBase}/own-work/exports/${id}/state`)).body)
    if (error) throw new Error(`The file failed: ${JSON.stringify(error)}. It was expected to be made.`)
    if (endedAt) return
    await sleep(500)
  }
}

/** Runs a task and looks at the memory of the server meanwhile. */
async function watched(server: ServerProcess, run: () => Promise<unknown>) {
  const memory = async () => Math.round((await server.usage()).memory / mega)
  const before = await memory()
  const start = performance.now()
  let [peak, isOver] = [before, false]
  const running = run().finally(() => {
    isOver = true
  })
  while (!isOver) {
    peak = Math.max(peak, await memory())
    await Promise.race([sleep(250), running.catch(() => undefined)])
  }
  await running
  return { seconds: (performance.now() - start) / 1000, before, peak: Math.max(peak, await memory()) }
}
