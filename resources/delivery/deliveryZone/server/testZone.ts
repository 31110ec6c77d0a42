import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findPlace } from '../../pincode/server/findPlace.ts'
import type { ZoneTest } from '../rules/answers.ts'
import { type Cart, type Method, quoteMethods, type Slab } from '../rules/quoteMethods.ts'
import { zoneAt } from './zoneAt.ts'

/** Tries a delivery: the place, its zone with every zone's reasons, and what each method of it costs for a cart (areas, 25). */
export async function testZone(
  db: Db,
  pincode: string,
  country: string | undefined,
  cart: Cart,
): Promise<ZoneTest> {
  const { place, ...found } = await findPlace(db, pincode, country)
  const { zone, claims } = await zoneAt(db, place)
  const winner = claims.find((claim) => claim.zone === zone)
  const offer = zone && found.closed.length === 0 ? await offerOf(db, zone) : { methods: [], slabs: [] }
  return {
    ...found,
    zone: winner ? { id: winner.zone, name: winner.name, code: winner.code } : null,
    claims: claims.map(({ member, zone: id, name, code, priority, verdict, place: named }) => ({
      zone: id,
      name,
      code,
      priority,
      verdict,
      place: named,
      level: member.level,
      mode: member.mode,
    })),
    methods: quoteMethods(offer.methods, offer.slabs, cart, found),
  }
}

async function offerOf(db: Db, zone: string): Promise<{ methods: Method[]; slabs: Slab[] }> {
  const { rows } = await sql<{ methods: Method[]; slabs: Slab[] }>`
    SELECT
      coalesce((SELECT json_agg(json_build_object('code', code, 'type', type, 'name', name, 'active', active,
        'rateType', rate_type, 'rate', rate, 'freeAbove', free_above, 'etaMin', eta_min, 'etaMax', eta_max,
        'minOrder', min_order, 'maxOrder', max_order, 'maxWeight', max_weight, 'codAllowed', cod_allowed,
        'codFee', cod_fee, 'codFeePercent', cod_fee_percent,
        'codSlabs', (SELECT coalesce(json_agg(json_build_object('upTo', c.up_to, 'fee', c.fee, 'percent', c.percent)), '[]')
          FROM delivery_zone_cod_slabs c WHERE c.owner_id = m.owner_id AND c.method = m.code), 'codMaxValue', cod_max_value,
        'excludedCategories', excluded_categories, 'excludedProducts', excluded_products,
        'cutoff', cutoff, 'workingDays', working_days, 'taxCategory', tax_category) ORDER BY position)
        FROM delivery_zone_methods m WHERE owner_id = ${zone}), '[]') AS methods,
      coalesce((SELECT json_agg(json_build_object('method', method, 'upTo', up_to, 'rate', rate) ORDER BY position)
        FROM delivery_zone_slabs WHERE owner_id = ${zone}), '[]') AS slabs`.execute(db)
  return rows[0] ?? { methods: [], slabs: [] }
}
