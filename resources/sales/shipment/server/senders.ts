import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Address } from '../../../../src/fields/address/address.ts'
import type { Sender } from '../../../shared/documents/rules/printed.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** Who sends from each of the places, by the id of the place; that of the empty text is the shop itself. */
export async function senders(db: Db, locations: readonly (string | null)[]): Promise<Map<string, Sender>> {
  const ids = [...new Set(locations.filter((id) => id !== null))]
  const { rows } = await sql<{ id: string; name: string; gstin: string | null; address: Address | null }>`
    SELECT "id", "name", "gstin", "address" FROM "stock_location" WHERE "id" = ANY (${ids}::uuid[])`.execute(
    db,
  )
  const shop = await readSettings(db, [
    ...(['store.legalName', 'branding.title', 'store.address', 'store.gstin'] as const),
    ...(['store.supportEmail', 'store.supportPhone'] as const),
  ])
  const own: Sender = {
    name: shop['store.legalName'] ?? shop['branding.title'],
    address: shop['store.address'] ?? '',
    gstin: shop['store.gstin'],
    phone: shop['store.supportPhone'],
    email: shop['store.supportEmail'],
  }
  const places = rows.map(({ id, address, gstin }): [string, Sender] => [
    id,
    { ...own, address: address ? linesOf(address) : own.address, gstin: gstin ?? own.gstin },
  ])
  return new Map([['', own], ...places])
}

const linesOf = ({ line1, line2, city, pincode, state }: Address): string =>
  [line1, line2, `${city} ${pincode}`, state].filter(Boolean).join('\n')
