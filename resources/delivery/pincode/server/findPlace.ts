import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Closed, FoundPlace, Named } from '../../deliveryZone/rules/answers.ts'
import { isLikelyPincode, type PinPrefix } from '../../geography/rules/isLikelyPincode.ts'

interface Row {
  id: string | null
  country: { id: string; iso2: string; name: string; active: boolean; ship: boolean } | null
  state: (Named & { active: boolean; cod: boolean }) | null
  district: (Named & { active: boolean }) | null
  city: (Named & { active: boolean }) | null
  localities: string[]
  serviceable: boolean
  block_cause: string | null
  block_reason: string | null
  unlikely: boolean
  prepaid: boolean
  cod: boolean
  reverse: boolean
  surcharge: number
  eta_min: number | null
  eta_max: number | null
}

/** Looks a postal code up, in the default country where none is named (`iso2`). Two statements where it is not listed, one otherwise. */
export async function findPlace(db: Db, pincode: string, iso2: string | undefined): Promise<FoundPlace> {
  const { rows } = await sql<Row>`
    SELECT p.id, ${countryJson} AS country, ${stateJson} AS state,
      CASE WHEN d.id IS NULL THEN NULL ELSE json_build_object('id', d.id, 'name', d.name, 'active', d.active) END AS district,
      CASE WHEN t.id IS NULL THEN NULL ELSE json_build_object('id', t.id, 'name', t.name, 'active', t.active) END AS city,
      coalesce((SELECT json_agg(l.office ORDER BY l.position) FROM pincode_localities l WHERE l.owner_id = p.id), '[]') AS localities,
      coalesce(p.serviceable, true) AS serviceable, p.block_reason, p.block_cause, coalesce(p.unlikely, false) AS unlikely,
      coalesce(p.prepaid_ok, true) AS prepaid, coalesce(p.cod_ok, true) AS cod, coalesce(p.reverse_pickup_ok, true) AS reverse,
      (CASE WHEN p.out_of_area THEN coalesce(p.surcharge, 0) ELSE 0 END)::float8 AS surcharge, p.eta_min, p.eta_max
    FROM (SELECT * FROM country WHERE ${iso2 === undefined ? sql`is_default` : sql`iso2 = ${iso2}`} LIMIT 1) c
    LEFT JOIN pincode p ON p.country = c.id AND lower(p.pincode) = lower(${pincode})
    LEFT JOIN state s ON s.id = p.state LEFT JOIN district d ON d.id = p.district LEFT JOIN city t ON t.id = p.city`.execute(
    db,
  )
  const row = rows[0] ?? nowhere
  const state = row.state ?? (row.country ? await likelyState(db, row.country.id, pincode) : null)
  return {
    listed: row.id !== null,
    id: row.id,
    place: {
      pincode,
      country: row.country?.id ?? null,
      state: state?.id ?? null,
      district: row.district?.id ?? null,
      city: row.city?.id ?? null,
    },
    country: row.country && { id: row.country.id, iso2: row.country.iso2, name: row.country.name },
    state: named(state),
    district: named(row.district),
    city: named(row.city),
    localities: row.localities,
    closed: closedBy(row, state),
    blockCause: row.block_cause,
    blockReason: row.block_reason,
    unlikely: row.unlikely,
    prepaid: row.prepaid,
    cod: row.cod && state?.cod !== false,
    reverse: row.reverse,
    surcharge: row.surcharge,
    etaMin: row.eta_min,
    etaMax: row.eta_max,
  }
}

const countryJson = sql`json_build_object('id', c.id, 'iso2', c.iso2, 'name', c.name, 'active', c.active, 'ship', c.ship_enabled)`

const stateJson = sql`CASE WHEN s.id IS NULL THEN NULL
  ELSE json_build_object('id', s.id, 'name', s.name, 'active', s.active, 'cod', s.cod_enabled) END`

const nowhere: Row = {
  id: null,
  country: null,
  state: null,
  district: null,
  city: null,
  localities: [],
  block_cause: null,
  block_reason: null,
  serviceable: true,
  unlikely: false,
  prepaid: true,
  cod: true,
  reverse: true,
  surcharge: 0,
  eta_min: null,
  eta_max: null,
}

const named = (place: Named | null): Named | null => place && { id: place.id, name: place.name }

function closedBy(row: Row, state: Row['state']): Closed[] {
  const checks: [boolean, Closed][] = [
    [!row.serviceable, 'notServiceable'],
    [row.city?.active === false, 'cityInactive'],
    [row.district?.active === false, 'districtInactive'],
    [state?.active === false, 'stateInactive'],
    [row.country?.active !== true, 'countryInactive'],
    [row.country?.ship !== true, 'countryNotShipped'],
  ]
  return checks.flatMap(([holds, reason]) => (holds ? [reason] : []))
}

/** The one state whose pincodes begin like this one; ranges overlap, so where several do it stays unknown. */
async function likelyState(db: Db, country: string, pincode: string): Promise<Row['state']> {
  const { rows } = await sql<{ state: NonNullable<Row['state']>; prefixes: PinPrefix[] }>`
    SELECT ${stateJson} AS state, json_agg(json_build_object('from', p."from", 'to', p."to")) AS prefixes
    FROM state s JOIN state_pin_prefixes p ON p.owner_id = s.id WHERE s.country = ${country} GROUP BY s.id`.execute(
    db,
  )
  const likely = rows.filter(({ prefixes }) => isLikelyPincode(pincode, prefixes))
  return likely.length === 1 ? (likely[0]?.state ?? null) : null
}
