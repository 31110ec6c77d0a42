import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { flagsInText, type RatingFlag } from '../../customer/rules/ratingFlags.ts'
import { salesOfCustomer } from '../../customer/server/salesOfCustomer.ts'
import type { rating } from '../rating.ts'

type Rating = RecordOf<typeof rating>

/** So many ratings of one customer within ten minutes look like a machine's. */
const burst = 5

/**
 * Finds what needs a moderator's look, whenever the wording is new: also after something was redacted. Of a new rating it says where it came
 * from, where a file says so, and whether its customer has bought the product here or in the former system: no file is believed that.
 */
export async function beforeSave({
  db,
  record,
  previous,
  at,
}: OpenChange<Rating>): Promise<Partial<Rating> | undefined> {
  const isSame = previous && previous.title === record.title && previous.body === record.body
  if (isSame) return undefined
  const { customer, product, externalId } = record
  const isTakenIn = externalId !== null
  const found: RatingFlag[] = flagsInText([record.title, record.body, record.displayName])
  if (previous) return { flags: previous.flags.includes('burst') ? [...found, 'burst'] : found }
  const isBurst = !isTakenIn && (await comesInBurst(db, customer, at))
  const hasBought = customer !== null && (await salesOfCustomer.ask.hasBought(db, customer, product))
  return {
    flags: isBurst ? [...found, 'burst'] : found,
    source: isTakenIn ? 'import' : record.source,
    verified: record.verified || hasBought,
  }
}

async function comesInBurst(db: Tx, customer: string | null, at: string): Promise<boolean> {
  if (customer === null) return false
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM "rating"
    WHERE "customer" = ${customer} AND "created_at" BETWEEN ${at}::timestamptz - interval '10 minutes' AND ${at}::timestamptz`.execute(
    db,
  )
  return (rows[0]?.count ?? 0) >= burst - 1
}
