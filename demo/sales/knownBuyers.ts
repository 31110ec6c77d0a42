import { sql } from 'kysely'
import type { Db } from '../../server/database/schema.ts'
import type { Address } from '../../src/fields/address/address.ts'
import { demoCities } from '../geography/cities.ts'
import { random } from '../random.ts'
import type { Buyer, NewBuyer } from './buyers.ts'
import type { StoredRecord } from './insertRecords.ts'
import type { Reach } from './reach.ts'
import { iso } from './told.ts'

/** A buyer who may come again, and since when they are known. */
export interface KnownBuyer {
  readonly buyer: Buyer
  readonly since: number
}

interface Row {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string | null
  readonly language: string
  readonly gstin: string | null
  readonly address: Address
  readonly since: number
  readonly codBlocked: boolean
}

/** The customers that the demo shop has already and delivers to, with the address that parcels go to. */
export async function readBuyers(db: Db, reach: Reach): Promise<KnownBuyer[]> {
  const { rows } = await sql<Row>`
    SELECT c."id", c."name", c."phone", c."email", c."language", c."gstin", a."address", c."cod_blocked" AS "codBlocked",
      (extract(epoch FROM c."created_at") * 1000)::float8 AS "since"
    FROM "customer" c JOIN "customer_addresses" a ON a."owner_id" = c."id" AND a."default_shipping"
    WHERE c."status" = 'active' AND c."phone" IS NOT NULL ORDER BY c."phone"`.execute(db)
  const reached = rows.filter(({ address }) => reach.has(address.pincode))
  return reached.map(({ id, name, phone, email, language, gstin, address, since, codBlocked }) => ({
    since,
    buyer: {
      customer: id,
      name,
      phone,
      email,
      language,
      gstin,
      address,
      refuses: codBlocked,
      tier: demoCities.find((city) => city.name === address.city)?.tier ?? 2,
    },
  }))
}

/** A customer who came with a first order. */
export function customerRecord(buyer: NewBuyer, first: number): StoredRecord {
  const stream = random(`customer of ${buyer.phone}`)
  const at = iso(first - stream.whole(2, 30) * 60_000)
  const consents = stream
    .some(['email', 'sms', 'whatsapp'], stream.whole(0, 2))
    .map((channel) => ({ channel, state: 'granted', source: 'Checkout', at }))
  return {
    id: buyer.customer ?? '',
    status: 'active',
    version: 1,
    createdAt: at,
    updatedAt: at,
    values: {
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      phone: buyer.phone,
      email: buyer.email,
      language: buyer.language,
      source: stream.pick(['store', 'app', 'app']),
      phoneVerifiedAt: at,
      addresses: [{ address: buyer.address, defaultShipping: true, defaultBilling: true }],
      consents,
      walletBalance: 0,
    },
  }
}
