import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { courier } from '../courier.ts'

/** Lets the parcels that a courier has yet to carry be asked of it by machine, or no more. Nobody changed them: no version, no history. */
export async function connectParcels(
  db: Tx,
  { id, connection }: Pick<RecordOf<typeof courier>, 'id' | 'connection'>,
): Promise<void> {
  await sql`UPDATE shipment SET connection = ${connection} WHERE carrier = ${id} AND status IN ('pending', 'packed')`.execute(
    db,
  )
}
