import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { isLikelyPincode, type PinPrefix } from '../../geography/rules/isLikelyPincode.ts'
import { demandInState } from '../../geography/server/places.ts'
import type { pincode } from '../pincode.ts'
import { hasOrders } from './hasOrders.ts'

type Pincode = RecordOf<typeof pincode>

/**
 * Refuses a code that does not look as its country's do, districts and a city outside the state, and cash where nothing is
 * delivered or is taken away without a reason (areas, 34). Answers with the country, and whether the code fits its state badly.
 * @throws ApiError `invalid` with the codes `bad-pincode`, `bad-postal-code`, `not-in-state`, `cod-needs-service`, `reason-needed`
 */
export async function guardPincode(
  db: Tx,
  record: Pincode,
  previous: Pincode | undefined,
  order: Resource | undefined,
) {
  const { rows } = await sql<{
    country: string
    iso2: string
    pattern: string | null
    prefixes: PinPrefix[]
  }>`
    SELECT c.id AS country, c.iso2, c.postal_pattern AS pattern,
      coalesce((SELECT json_agg(json_build_object('from', p."from", 'to', p."to"))
        FROM state_pin_prefixes p WHERE p.owner_id = s.id), '[]') AS prefixes
    FROM state s JOIN country c ON c.id = s.country WHERE s.id = ${record.state}`.execute(db)
  const home = rows[0]
  // Without a state the references say so themselves.
  if (!home) return { country: null, unlikely: false }
  if (home.pattern !== null && !new RegExp(home.pattern).test(record.pincode)) {
    throw refused<Pincode>('pincode', home.iso2 === 'IN' ? 'bad-pincode' : 'bad-postal-code')
  }
  await guardPlaces(db, record, previous)
  if (record.codOk && !record.serviceable) throw refused<Pincode>('codOk', 'cod-needs-service')
  // What the shop closed by itself says why in another field.
  const isTold = record.codOffReason || record.blockCause
  const isCodTaken = previous?.codOk === true && !record.codOk && !isTold
  if (isCodTaken && (await hasOrders(db, record.pincode, order)))
    throw refused<Pincode>('codOffReason', 'reason-needed')
  return { country: home.country, unlikely: !isLikelyPincode(record.pincode, home.prefixes) }
}

async function guardPlaces(db: Tx, record: Pincode, previous: Pincode | undefined): Promise<void> {
  const { state, district, city, otherDistricts } = record
  if (state !== previous?.state || district !== previous.district)
    await demandInState(db, 'district', 'district', district, state)
  if (state !== previous?.state || city !== previous.city)
    await demandInState(db, 'city', 'city', city, state)
  if (otherDistricts.includes(district)) throw refused<Pincode>('otherDistricts', 'repeated')
}
