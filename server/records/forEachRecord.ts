import { sql } from 'kysely'
import type { ProblemCode } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import type { Tx } from '../database/schema.ts'

/** What could not be done with a record, as a code of the error texts and its values. */
export interface RefusedRecord {
  readonly id: string
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * Does something with each of several records in one transaction; those that are refused are left as they are. Refusals of what
 * nobody may do at all end it.
 */
export async function forEachRecord(
  db: Tx,
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<{ done: string[]; refused: RefusedRecord[] }> {
  const done: string[] = []
  const refused: RefusedRecord[] = []
  for (const id of [...new Set(ids)].sort()) {
    await sql`SAVEPOINT each`.execute(db)
    try {
      await run(id)
      await sql`RELEASE SAVEPOINT each`.execute(db)
      done.push(id)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'forbidden') throw error
      await sql`ROLLBACK TO SAVEPOINT each`.execute(db)
      refused.push({ id, ...reasonOf(error) })
    }
  }
  return { done, refused }
}

/** The most telling part of a refusal. */
export function reasonOf(error: ApiError): Omit<RefusedRecord, 'id'> {
  const [problem] = error.problems
  return problem ? { code: problem.code, values: problem.values } : { code: error.code, values: error.values }
}
