import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Address } from '../../../../src/fields/address/address.ts'
import type { ZoneTest } from '../../../delivery/deliveryZone/rules/answers.ts'
import type { Cart } from '../../../delivery/deliveryZone/rules/quoteMethods.ts'
import { testZone } from '../../../delivery/deliveryZone/server/testZone.ts'

/** Where an order goes: how it can be delivered there, and the GST code of the state that it is supplied to. */
export interface Destination {
  readonly delivery: ZoneTest | undefined
  readonly state: string | undefined
  readonly country: string
}

/**
 * Finds out where an order goes. The state is that of the postal code; where that is unknown, the one that the address names. Without
 * an address both are unknown.
 */
export async function destinationOf(db: Db, address: Address | null, cart: Cart): Promise<Destination> {
  if (!address) return { delivery: undefined, state: undefined, country: 'IN' }
  const delivery = await testZone(db, address.pincode, address.country, cart)
  const { rows } = await sql<{ code: string | null }>`
    SELECT s."gst_code" AS "code" FROM "state" s LEFT JOIN "country" c ON c."id" = s."country"
    WHERE s."id" = ${delivery.state?.id ?? null}::uuid
      OR (${delivery.state === null} AND (lower(s."name") = lower(${address.state})
        OR EXISTS (SELECT 1 FROM "state_aliases" a WHERE a."owner_id" = s."id" AND lower(a."name") = lower(${address.state})))
        AND c."iso2" = ${address.country})
    ORDER BY s."gst_code" NULLS LAST LIMIT 1`.execute(db)
  return { delivery, state: rows[0]?.code ?? undefined, country: address.country }
}
