import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { defined } from '../src/core/defined.ts'
import { temporaryDirectory } from '../tests/support/database.ts'
import type { Times } from './timing.ts'

/** A statement as the driver is given it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What the process of the server is asked for. */
export type Question =
  | { readonly ask: 'fill'; readonly rows: number; readonly what: 'products' | 'orders' | 'sales' | 'both' }
  | {
      readonly ask:
        | 'usage'
        | 'watch'
        | 'seen'
        | 'watchLoop'
        | 'longestStop'
        | 'buildSums'
        | 'wrongSums'
        | 'close'
    }
  | ({ readonly ask: 'bare' } & Bare)
  | { readonly ask: 'rows'; readonly statement: Statement }

/** Runs each of `variants` (statements on one connection) in turn, beginning with number `first`. */
interface Bare {
  readonly variants: readonly (readonly Statement[])[]
  readonly first: number
  readonly count: number
  readonly atOnce: number
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  fill(rows: number, what?: 'products' | 'orders' | 'sales' | 'both'): Promise<void>
  /** Microseconds of processor time since its start, and bytes of memory. */
  usage(): Promise<{ processor: number; memory: number }>
  /** The statements that the server sends to its database while `run` runs. */
  statementsOf(run: () => Promise<unknown>): Promise<Statement[]>
  /** Begins to watch how long the server's loop stands still. */
  watchLoop(): Promise<void>
  /** The longest that it has stood still since, in milliseconds. */
  longestStop(): Promise<number>
  /** Times statements that pass by the server and everything but the driver. */
  bare(bare: Bare): Promise<Times>
  rows(statement: Statement): Promise<Record<string, unknown>[]>
  /** Builds all of the dashboards' sums anew. */
  buildSums(): Promise<void>
  /** How many of the dashboards' sums are not those of the rows. */
  wrongSums(): Promise<number>
  close(): Promise<void>
}

/** What `npm start` tells node: how it loads its sources, and how much room it has for what lives shortly, decide about its memory. */
const startFlags = manifest.scripts.start.match(/--\S+/g) ?? []

/** Starts the real server, without front end, over an empty database: the embedded one unless `databaseUrl` names another. */
export async function serverProcess(databaseUrl?: string): Promise<ServerProcess> {
  const dataDir = temporaryDirectory()
  const child = fork(join(import.meta.dirname, 'measuredServer.ts'), {
    serialization: 'advanced',
    execArgv: startFlags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Every request is logged, as in production.
    env: defined({
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl || undefined,
    }),
  })
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  const answer = () =>
    new Promise<unknown>((resolve, reject) => {
      const gone = () => reject(new Error('The server under measurement ended. See above.'))
      child.once('exit', gone)
      child.once('message', (message) => {
        child.off('exit', gone)
        const { value, failure } = message as { value?: unknown; failure?: string }
        if (failure === undefined) resolve(value)
        else reject(new Error(failure))
      })
    })
  const ask = (question: Question) => {
    const answered = answer()
    child.send(question)
    return answered
  }
  return {
    url: (await answer()) as string,
    fill: (rows, what = 'products') => ask({ ask: 'fill', rows, what }) as Promise<void>,
    usage: () => ask({ ask: 'usage' }) as Promise<{ processor: number; memory: number }>,
    async statementsOf(run) {
      await ask({ ask: 'watch' })
      await run()
      return (await ask({ ask: 'seen' })) as Statement[]
    },
    watchLoop: () => ask({ ask: 'watchLoop' }) as Promise<void>,
    longestStop: () => ask({ ask: 'longestStop' }) as Promise<number>,
    bare: (bare) => ask({ ask: 'bare', ...bare }) as Promise<Times>,
    buildSums: () => ask({ ask: 'buildSums' }) as Promise<void>,
    wrongSums: () => ask({ ask: 'wrongSums' }) as Promise<number>,
    rows: (statement) => ask({ ask: 'rows', statement }) as Promise<Record<string, unknown>[]>,
    async close() {
      await ask({ ask: 'close' }).finally(end)
      process.off('exit', end)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
