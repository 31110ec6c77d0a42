import { sql } from 'kysely'
import type { Db } from '../database/schema.ts'
import { digestOf, erasureDigest } from './digests.ts'

/** Something in the history that is not as it was sealed. */
export interface Broken {
  /** `chain`: a portion is missing, or its hash is not that of what it has; `unknown`: the chain lacks a hash that it had; the others: an entry. */
  readonly kind: 'chain' | 'unknown' | 'altered' | 'removed' | 'inserted'
  readonly portion: number | null
  readonly id: string | null
  readonly resource: string | null
  readonly recordId: string | null
}

/** What a look through the history found; `head` is the last hash: whoever keeps it elsewhere sees that the chain was not made anew. */
export interface LogReport {
  readonly portions: number
  readonly entries: number
  readonly head: string | null
  readonly broken: readonly Broken[]
}

/**
 * Goes through the portions of the history: each must follow from the one before, and each entry be as it was sealed, unless it was erased
 * on purpose. `known` is a hash that the chain must have.
 */
export async function checkLog(db: Db, known?: string): Promise<LogReport> {
  const { rows: portions } = await sql<{ number: number; count: number; hash: string; isWhole: boolean }>`
    SELECT s."number", cardinality(s."entries") AS count, s."hash", octet_length(s."digests") = 32 * cardinality(s."entries")
      AND s."number" = row_number() OVER (ORDER BY s."number")
      AND s."hash" = encode(sha256(
        decode(coalesce(lag(s."hash") OVER (ORDER BY s."number"), ''), 'hex') || s."digests" || decode(coalesce((
          SELECT string_agg(encode(${erasureDigest}, 'hex'), '' ORDER BY encode(${erasureDigest}, 'hex'))
          FROM "_history_erasures" e WHERE e."seal" = s."number"), ''), 'hex')), 'hex') AS "isWhole"
    FROM "_history_seals" s ORDER BY s."number"`.execute(db)
  const { rows: entries } = await sql<Broken>`
    WITH sealed AS (
      SELECT p."number", u.id, substring(p."digests" FROM (32 * (u.place - 1) + 1)::int FOR 32) AS digest
      FROM "_history_seals" p, unnest(p."entries") WITH ORDINALITY u(id, place)
    ), compared AS (
      SELECT CASE WHEN h."id" IS NULL THEN 'removed' ELSE 'altered' END AS "kind", sealed."number" AS "portion", sealed.id, h."resource", h."record_id", h."at"
      FROM sealed LEFT JOIN "_history" h ON h."id" = sealed.id
      WHERE h."id" IS NULL OR ${digestOf} <> sealed.digest
      UNION ALL
      SELECT 'inserted', NULL, h."id", h."resource", h."record_id", h."at" FROM "_history" h
      WHERE h."tx" < (SELECT max("upto") FROM "_history_seals") AND NOT EXISTS (SELECT 1 FROM sealed WHERE sealed.id = h."id")
    )
    SELECT "kind", "portion", c.id, c."resource", c."record_id" AS "recordId" FROM compared c
    WHERE NOT EXISTS (
      SELECT 1 FROM "_history_erasures" e
      WHERE (c."kind" = 'altered' AND e."resource" = c."resource" AND c."record_id" = ANY (e."records"))
        OR (c."kind" = 'removed' AND c.id = ANY (e."records")))
      AND NOT (c."kind" = 'removed' AND ${isOld})
    ORDER BY c."portion" NULLS LAST, c.id LIMIT 1000`.execute(db)
  const of = (kind: Broken['kind'], portion: number | null): Broken => ({
    kind,
    portion,
    id: null,
    resource: null,
    recordId: null,
  })
  const chain = portions.flatMap(({ number, isWhole }) => (isWhole ? [] : [of('chain', number)]))
  const isLost = known !== undefined && !portions.some(({ hash }) => hash === known)
  return {
    portions: portions.length,
    entries: portions.reduce((sum, { count }) => sum + count, 0),
    head: portions.at(-1)?.hash ?? null,
    broken: [...(isLost ? [of('unknown', null)] : []), ...chain, ...entries],
  }
}

/** Whether an entry that is gone is older than the shop keeps its logs. Ids begin with the time at which they were made. */
const isOld = sql`c.id < coalesce((
  SELECT (lpad(to_hex((extract(epoch FROM max(e."until")) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
  FROM "_history_erasures" e WHERE e."until" IS NOT NULL), '00000000-0000-0000-0000-000000000000'::uuid)`
