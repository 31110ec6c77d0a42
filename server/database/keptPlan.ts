import { sql } from 'kysely'
import { sqlState } from './sqlState.ts'

const mark = '/* kept plan */ '

/**
 * Begins a statement of which one plan serves whatever its values are, such as one that finds a record by its id: each session of the
 * database keeps that plan, as making it takes several times as long as following it. Never for what filters, searches or pages, where a
 * plan for all values is a bad one for most; and its text has to be one of few.
 */
export const keptPlan = sql.raw(mark)

/** A statement as a session is given it; one with a name keeps its plan. */
export interface Planned {
  readonly text: string
  readonly name?: string
}

/** After so many statements with kept plans a session makes all of them anew, as their tables may have grown by as much since. */
export const mostKeptUses = 500

/** Makes the plans of a session anew, each when it is asked for again. */
export const discardPlans = 'discard plans'

const known = new Map<string, Planned>()

/** What a statement of Kysely's is sent as. */
export function planned(statement: string): Planned {
  if (!statement.startsWith(mark)) return { text: statement }
  const found = known.get(statement) ?? { text: statement.slice(mark.length), name: `kept_${known.size}` }
  known.set(statement, found)
  return found
}

/**
 * True when a kept plan answers in other types than now stand in its tables, as those of a newer release may: its session is of no more
 * use.
 */
export const endsPlan = (error: unknown): error is Error => sqlState(error)?.state === otherTypes

/** SQLSTATE of "cached plan must not change result type". */
const otherTypes = '0A000'
