import { setTimeout as sleep } from 'node:timers/promises'
import { defined } from '../../src/core/defined.ts'
import type { Finding } from '../../src/derive/finding.ts'
import type { Table } from '../../src/derive/table.ts'
import type { Database } from '../database/open.ts'
import type { FileStore } from '../files/store.ts'
import type { ServerSettings } from '../settings.ts'

/** What is looked at without a database. */
export interface Machine {
  readonly settings: ServerSettings
  readonly files: FileStore
}

/** What is looked at: a running server's, or what `npm run doctor` opened. */
export interface Checked extends Machine {
  readonly database: Database
  /** All tables that this release wants. */
  readonly tables: readonly Table[]
}

/** What a check says; the names of its words, their values, and what a system said. */
export type Told = Omit<Finding, 'check' | 'detail'> & { readonly detail?: string }

/** Looks at one thing and changes nothing that stays. What it throws is told as wrong. */
export type Check<C = Checked> = (checked: C) => Promise<Told | readonly Told[]>

type Say = (code: string, values?: Finding['values'], detail?: string) => Told
const saying =
  (state: Finding['state']): Say =>
  (code, values = {}, detail) =>
    defined<Told>({ state, code, values, detail })

export const ok = saying('ok')
export const warning = saying('warning')
export const wrong = saying('wrong')

/** Milliseconds that a check may take. */
const patience = 20_000

/** Makes all checks side by side; the findings come in their order. */
export async function runChecks<C>(
  checks: Readonly<Record<string, Check<C>>>,
  checked: C,
): Promise<Finding[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const told = await toldInTime(run(checked))
      return [told].flat().map((one) => ({ check, detail: null, ...one }))
    }),
  )
  return found.flat()
}

async function toldInTime(answer: ReturnType<Check>): ReturnType<Check> {
  const given = new AbortController()
  const late = sleep(patience, wrong('late', { seconds: patience / 1000 }), { signal: given.signal })
  late.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    return wrong('failed', {}, error instanceof Error ? error.message : String(error))
  } finally {
    given.abort()
  }
}
