import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { PathOf } from '../../../../src/core/pathOf.ts'
import type { courier } from '../courier.ts'

/** What a courier can be asked to do. */
export type CourierDuty = 'forward' | 'cod' | 'reverse'

/** A courier as far as parcels need to know it. */
export type KnownCourier = Pick<
  RecordOf<typeof courier>,
  'id' | 'name' | 'active' | 'trackingPattern' | 'connection' | CourierDuty
>

/** The couriers that texts name, by their name or their code, whatever the letter case; under the texts in small letters. */
export async function findCouriers(
  db: Db | Tx,
  texts: readonly string[],
): Promise<ReadonlyMap<string, KnownCourier>> {
  const asked = [...new Set(texts.map((text) => text.toLowerCase()))]
  if (asked.length === 0) return new Map()
  const { rows } = await sql<KnownCourier & { text: string }>`
    SELECT a.text, c.id, c.name, c.active, c.forward, c.cod, c.reverse, c.connection, c.tracking_pattern AS "trackingPattern"
    FROM unnest(${asked}::text[]) a(text) JOIN courier c ON a.text IN (lower(c.name), lower(c.code))
    -- The name goes before the code of another one.
    ORDER BY lower(c.name) = a.text`.execute(db)
  return new Map(rows.map(({ text, ...found }) => [text, found]))
}

/**
 * The courier that a text names, for a parcel or a pickup that is given to it now.
 * @throws ApiError `invalid` at `path`: `unknown-courier`, `not-active`, `courier-no-forward`, `courier-no-cod`, `courier-no-reverse`
 */
export async function demandCourier<T>(
  db: Db | Tx,
  path: PathOf<T>,
  text: string,
  duties: readonly CourierDuty[],
): Promise<KnownCourier> {
  const found = (await findCouriers(db, [text])).get(text.toLowerCase())
  if (!found) throw refused<T>(path, 'unknown-courier')
  if (!found.active) throw refused<T>(path, 'not-active')
  const missing = duties.find((duty) => !found[duty])
  if (missing) throw refused<T>(path, `courier-no-${missing}`)
  return found
}
