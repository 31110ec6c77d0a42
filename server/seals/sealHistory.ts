import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../database/schema.ts'
import { digestOf, erasureDigest } from './digests.ts'

/** About how many entries one portion has; those of one transaction stay together. */
const perPortion = 5000

/** How many portions one run seals at most, so that a shop with a long history is not held up by its first one. */
const atOnce = 5

/**
 * Seals what was written in the history since the last portion: a portion has the digests of its entries, and a hash over them and over
 * the hash before it, so that an entry that is changed, taken out or put in afterwards shows (`checkLog`). In portions by the clock and
 * not with each write, as writes of several processes would wait for each other then. Sealed is what was written by transactions that are
 * over, whoever else is still writing. Answers how many entries it sealed.
 */
export async function sealHistory(db: Tx): Promise<number> {
  let all = 0
  for (let portion = 0; portion < atOnce; portion++) {
    const sealed = await sealPortion(db)
    all += sealed
    if (sealed < perPortion) break
  }
  return all
}

interface Last {
  readonly number: number
  readonly hash: string
  readonly from: string
  readonly to: string
}

async function sealPortion(db: Tx): Promise<number> {
  const { number, hash, from, to } = await boundsOf(db)
  const { rows: erasures } = await sql<{ digest: string }>`
    UPDATE "_history_erasures" e SET "seal" = ${number} WHERE e."seal" IS NULL RETURNING encode(${erasureDigest}, 'hex') AS digest`.execute(
    db,
  )
  const erased = erasures
    .map(({ digest }) => digest)
    .sort()
    .join('')
  const { rows } = await sql<{ count: number }>`
    WITH entries AS (
      SELECT h."id", h."tx", ${digestOf} AS digest FROM "_history" h WHERE h."tx" >= ${from}::xid8 AND h."tx" < ${to}::xid8
      UNION ALL
      SELECT h."id", h."tx", ${digestOf} FROM "_history" h
      WHERE h."tx" IS NULL AND h."at" >= ${sinceLast} AND NOT EXISTS (
        SELECT 1 FROM "_history_seals" s WHERE s."at" >= ${sinceLast} - interval '1 day' AND h."id" = ANY (s."entries"))
    ), portion AS (
      SELECT array_agg("id" ORDER BY "tx", "id") AS ids, string_agg(digest, ''::bytea ORDER BY "tx", "id") AS digests, count(*)::int AS count
      FROM entries
    ), stored AS (
      INSERT INTO "_history_seals" ("id", "number", "at", "entries", "digests", "hash", "upto")
      SELECT ${uuidv7()}, ${number}, now(), ids, digests,
        encode(sha256(decode(${hash}, 'hex') || digests || decode(${erased}, 'hex')), 'hex'), ${to}::xid8
      FROM portion WHERE count > 0
    ) SELECT count FROM portion`.execute(db)
  const count = rows[0]?.count ?? 0
  // Without an entry there is no portion for them yet.
  if (count === 0)
    await sql`UPDATE "_history_erasures" SET "seal" = NULL WHERE "seal" = ${number}`.execute(db)
  return count
}

/** Entries without a transaction of this server are looked for from a day before the last portion on. */
const sinceLast = sql`coalesce((SELECT max("at") - interval '1 day' FROM "_history_seals"), '-infinity')`

/** Which portion comes next, the hash that it goes on from, and the transactions that it has: from the first not sealed to the first still under way. */
async function boundsOf(db: Tx): Promise<Last> {
  const { rows } = await sql<Last>`
    WITH last AS (SELECT "number", "hash", "upto" FROM "_history_seals" ORDER BY "number" DESC LIMIT 1),
    bounds AS (
      SELECT coalesce((SELECT "upto" FROM last), '0'::xid8) AS "from", pg_snapshot_xmin(pg_current_snapshot()) AS "to")
    SELECT coalesce((SELECT "number" FROM last), 0) + 1 AS "number", coalesce((SELECT "hash" FROM last), '') AS "hash",
      "from"::text, coalesce((
        SELECT (h."tx"::text::bigint + 1)::text FROM "_history" h WHERE h."tx" >= "from" AND h."tx" < "to"
        ORDER BY h."tx" OFFSET ${perPortion - 1} LIMIT 1), "to"::text) AS "to"
    FROM bounds`.execute(db)
  return rows[0] as Last
}
