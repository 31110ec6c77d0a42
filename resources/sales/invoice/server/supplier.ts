import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Invoice, Order } from './work.ts'

type Supplier = Pick<Invoice, 'supplierName' | 'supplierAddress' | 'supplierGstin' | 'supplierState'>

interface Place {
  readonly gstin: string | null
  readonly address: Order['shippingAddress']
}

/** Who supplies from a place: the shop under the GSTIN of the place, or under its own where the place has none. */
export async function supplierAt(db: Db, location: string | null): Promise<Supplier> {
  const { rows } = await sql<Place>`
    SELECT "gstin", "address" FROM "stock_location" WHERE "id" = ${location}::uuid`.execute(db)
  const settings = await readSettings(db, [
    'store.legalName',
    'store.gstin',
    'store.address',
    'branding.title',
  ])
  const place = rows[0]
  const gstin = place?.gstin ?? settings['store.gstin']
  return {
    supplierName: settings['store.legalName'] ?? settings['branding.title'],
    supplierAddress: place?.gstin && place.address ? addressText(place.address) : settings['store.address'],
    supplierGstin: gstin,
    supplierState: gstin ? await stateByCode(db, gstin.slice(0, 2)) : null,
  }
}

/** The place of supply as returns to the tax office write it, `29-Karnataka`; the state's name where it has no code. */
export async function placeOfSupply(db: Db, address: Order['shippingAddress']): Promise<string | null> {
  if (!address) return null
  const { rows } = await sql<{ text: string }>`
    SELECT "gst_code" || '-' || "name" AS "text" FROM "state"
    WHERE lower("name") = lower(${address.state}) AND "gst_code" IS NOT NULL LIMIT 1`.execute(db)
  return rows[0]?.text ?? address.state
}

async function stateByCode(db: Db, code: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT "name" FROM "state" WHERE "gst_code" = ${code} LIMIT 1`.execute(db)
  return rows[0] ? `${code}-${rows[0].name}` : code
}

const addressText = ({ line1, line2, city, pincode, state }: NonNullable<Order['shippingAddress']>): string =>
  [line1, line2, `${city} ${pincode}`, state].filter(Boolean).join('\n')
