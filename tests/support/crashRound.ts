import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DatabaseSettings, openDatabase } from '../../server/database/open.ts'

/** What a round found: how much was acknowledged, and of that and of the rest what is wrong. */
export interface CrashRound {
  /** The transactions that the killed process had acknowledged. */
  acknowledged: number[]
  /** Those of them that are gone. Must be empty. */
  missing: number[]
  /** Transactions of which a part is there. Must be empty. */
  partial: number[]
  /** Whether the counter and the index agree with the rows. */
  consistent: boolean
  /** Milliseconds that the first opening after the crash took. */
  reopened: number
}

/** Where the writes go: to the embedded database of a directory, or to a server. */
export type Written = Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>

/** What a process that writes is started with. */
export const writerOf = ({ dataDir, databaseUrl }: Written): string[] => [
  join(import.meta.dirname, 'writeLoad.ts'),
  dataDir,
  ...(databaseUrl ? [databaseUrl] : []),
]

/**
 * Writes to a database from a process of its own, lets `crash` end that process `milliseconds` after its first write, or the one that
 * makes `least` of them (SIGKILL by default), opens the database again and compares it with what was acknowledged.
 */
export async function crashRound(
  written: Written,
  milliseconds: number,
  crash: (kill: () => void) => void | Promise<void> = (kill) => kill(),
  least = 1,
): Promise<CrashRound> {
  const acknowledged: number[] = []
  const child = spawn(process.execPath, writerOf(written), { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const ended = once(lines, 'close').then(() => 'ended' as const)
  const writing = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      if (acknowledged.push(Number(line)) === least) resolve()
    })
  })
  const outcome = await Promise.race([writing.then(() => sleep(milliseconds)), ended])
  if (outcome === 'ended') throw new Error('The writing process ended by itself.')
  await crash(() => child.kill('SIGKILL'))
  await ended
  return { acknowledged, ...(await examine(written, acknowledged)) }
}

async function examine(written: Written, acknowledged: number[]): Promise<Omit<CrashRound, 'acknowledged'>> {
  const started = performance.now()
  const database = await openDatabase(written)
  const reopened = performance.now() - started
  const { rows: batches } = await sql<{ batch: number; lines: number }>`
    select batch, count(*)::int as lines from entries group by batch`.execute(database.db)
  const { rows: counts } = await sql<{ counted: number; indexed: number }>`
    select batches as counted,
      (select count(*)::int from (select batch from entries where batch >= 0 order by batch, line) as i) as indexed
    from totals`.execute(database.db)
  await database.close()
  const whole = new Set(batches.filter(({ lines }) => lines === 3).map(({ batch }) => batch))
  return {
    missing: acknowledged.filter((batch) => !whole.has(batch)),
    partial: batches.filter(({ lines }) => lines !== 3).map(({ batch }) => batch),
    consistent: counts[0]?.counted === batches.length && counts[0].indexed === batches.length * 3,
    reopened,
  }
}
