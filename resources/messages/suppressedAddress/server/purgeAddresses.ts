import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { nobody, stripHistory } from '../../../shared/privacy/server/stripHistory.ts'
import { suppressedAddress } from '../suppressedAddress.ts'

/** Takes a customer out of the addresses that take no messages: that one did not is all that stays. */
export async function purgeAddresses(
  { db, records }: { readonly db: Tx; readonly records: Records },
  customer: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM suppressed_address WHERE customer = ${customer} ORDER BY id`.execute(db)
  for (const { id } of rows) {
    const nameless = { name: nobody, address: `anonymised-${id}`, detail: null, liftReason: '-' }
    await records.write(suppressedAddress, id, nameless)
    await stripHistory(db, suppressedAddress, id, Object.keys(nameless))
  }
}
