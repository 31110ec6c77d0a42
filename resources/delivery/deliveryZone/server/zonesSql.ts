import { type RawBuilder, sql } from 'kysely'
import type { Place } from '../rules/zoneMember.ts'

/** Rows `id, pincode, country, state, district, city` of the places to look at. */
export type PlacesSql = RawBuilder<unknown>

/** The places of the list of pincodes that a condition on `p` picks; all of them without one. */
export const listedPlaces = (where: RawBuilder<unknown> = sql`true`): PlacesSql =>
  sql`SELECT p.id, p.pincode, p.country, p.state, p.district, p.city FROM pincode p WHERE ${where}`

/**
 * Every member of a zone that covers one of the places: `place, zone, level, mode, rank`. One branch per level, so that each
 * can use its index; the same rules as `coversPlace`.
 */
const hits = (places: PlacesSql): RawBuilder<unknown> => {
  const branch = (level: string, rank: number, on: RawBuilder<unknown>) => sql`
    SELECT p.id AS place, m.owner_id AS zone, m.level, m.mode, ${sql.lit(rank)} AS rank
    FROM places p JOIN delivery_zone_members m ON m.level = ${sql.lit(level)} AND ${on}`
  const branches = [
    branch('country', 1, sql`m.country = p.country`),
    branch('state', 2, sql`m.state = p.state`),
    branch('district', 3, sql`m.district = p.district`),
    branch('city', 4, sql`m.city = p.city`),
    branch('prefix', 5, sql`m.country = p.country AND starts_with(p.pincode, m."from")`),
    branch(
      'range',
      5,
      sql`m.country = p.country AND length(m."from") = length(p.pincode)
        AND p.pincode COLLATE "C" BETWEEN m."from" AND m."to"`,
    ),
    branch('pincode', 6, sql`m.country = p.country AND m."from" = p.pincode`),
  ]
  return sql`WITH places AS (${places}) ${sql.join(branches, sql` UNION ALL `)}`
}

/** The zones that take a place in, each by its most specific members: `place, zone, rank, level`. Excluded and inactive ones are left out. */
export const takingSql = (places: PlacesSql): RawBuilder<unknown> => sql`
  SELECT own.place, own.zone, own.rank, own.level, z.priority FROM (
    SELECT DISTINCT ON (place, zone) place, zone, rank, level, is_out FROM (
      SELECT place, zone, rank, min(level) AS level, bool_or(mode = 'exclude') AS is_out
      FROM (${hits(places)}) hit GROUP BY place, zone, rank
    ) ranked ORDER BY place, zone, rank DESC
  ) own JOIN delivery_zone z ON z.id = own.zone AND z.active WHERE NOT own.is_out`

/** The one zone that serves each place that has one: `place, zone, level`. The same answer as `resolveZone`. */
export const servingSql = (places: PlacesSql): RawBuilder<unknown> => sql`
  SELECT DISTINCT ON (place) place, zone, level FROM (${takingSql(places)}) taking
  ORDER BY place, rank DESC, priority, zone`

/** Whether a member `m` covers one place, which need not be in the list; for a single place the quicker form of the same rules. */
export const coversSql = ({
  pincode,
  country,
  state,
  district,
  city,
}: Place): RawBuilder<boolean> => sql<boolean>`(
  (m.level = 'country' AND m.country = ${country}::uuid)
  OR (m.level = 'state' AND m.state = ${state}::uuid)
  OR (m.level = 'district' AND m.district = ${district}::uuid)
  OR (m.level = 'city' AND m.city = ${city}::uuid)
  OR (m.country = ${country}::uuid AND (
    (m.level = 'pincode' AND m."from" = ${pincode})
    OR (m.level = 'prefix' AND starts_with(${pincode}::text, m."from"))
    OR (m.level = 'range' AND length(m."from") = length(${pincode}::text)
      AND ${pincode}::text COLLATE "C" BETWEEN m."from" AND m."to"))))`
