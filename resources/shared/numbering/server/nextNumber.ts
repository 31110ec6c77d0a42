import { sql } from 'kysely'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Tx } from '../../../../server/database/schema.ts'

/**
 * The next number of a series, without gaps: whoever asks for another one waits until this transaction has stored its record, and a
 * transaction that is taken back gives its number back.
 */
export async function nextNumber(db: Tx, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`${keptPlan}
    INSERT INTO "_numbers" AS n ("series", "last") VALUES (${series}, 1)
    ON CONFLICT ("series") DO UPDATE SET "last" = n."last" + 1 RETURNING "last"`.execute(db)
  return rows[0]?.last ?? 1
}
