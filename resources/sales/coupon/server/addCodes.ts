import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { searchText } from '../../../../src/derive/searchText.ts'
import { couponCode } from '../../couponCode/couponCode.ts'
import { coupon } from '../coupon.ts'
import type { Coupon } from './couponFor.ts'

/** Most codes of one coupon (areas, 26). */
export const mostCodes = 100_000

/** Letters and digits that nobody takes for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** How many characters nobody can guess: 31¹⁰, against 100,000 codes one in eight thousand million. */
const secretLength = 10

/** How many are stored by one statement. */
const atOnce = 5000

/** How many codes, and with what they begin. */
interface Batch {
  readonly count: number
  readonly prefix: string
}

interface Work {
  readonly db: Tx
  readonly records: Records
  readonly actor: Pick<Actor, 'name'>
  readonly at: string
}

/**
 * Makes that many codes of a batch, each good for one order, and notes it in the coupon's history. Codes that exist already, however
 * unlikely, are drawn anew.
 * @throws ApiError `invalid` at `count` beyond 100,000 codes in all, `not-allowed-now` for a coupon without codes of its own
 */
export async function addCodes(
  work: Work,
  { id, codeCount, codeBatches }: Coupon,
  { count, prefix }: Batch,
): Promise<{ made: number }> {
  const { db, at } = work
  if ((codeCount ?? 0) + count > mostCodes)
    throw refused<Batch>('count', 'too-many-codes', { max: mostCodes })
  for (let left = count; left > 0; )
    left -= await insertCodes(db, at, id, newCodes(Math.min(left, atOnce), prefix))
  const rows = codeBatches as { at: string; by: string; count: number }[]
  await work.records.update(coupon, id, {
    codeBatches: [
      ...rows,
      { at, by: work.actor.name, prefix: prefix || null, count },
    ] as Coupon['codeBatches'],
  })
  await sql`UPDATE "coupon" SET "code_count" = coalesce("code_count", 0) + ${count} WHERE "id" = ${id}`.execute(
    db,
  )
  return { made: count }
}

/** Different codes that begin with the prefix, from the system's source of randomness. */
export function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    let secret = ''
    for (let index = 0; index < secretLength; index++) secret += alphabet[randomInt(alphabet.length)]
    codes.add(`${prefix}${secret}`)
  }
  return [...codes]
}

/** Stores codes by one statement, without those that exist already; answers how many are new. */
export async function insertCodes(
  db: Tx,
  at: string,
  couponId: string,
  codes: readonly string[],
): Promise<number> {
  const rows = codes.map((code) => ({
    id: uuidv7(),
    code,
    search: searchText(couponCode, { code } as unknown as AnyRecord),
  }))
  const { rows: made } = await sql<{ made: number }>`
    WITH made AS (
      INSERT INTO "coupon_code" ("id", "version", "created_at", "updated_at", "code", "coupon", "state", "search")
      SELECT r."id", 1, ${at}, ${at}, r."code", ${couponId}, 'unused', r."search"
      FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "code" text, "search" text)
      WHERE NOT EXISTS (SELECT 1 FROM "coupon" c WHERE lower(c."code") = lower(r."code"))
      ON CONFLICT DO NOTHING RETURNING 1
    ) SELECT count(*)::int AS "made" FROM made`.execute(db)
  return made[0]?.made ?? 0
}
