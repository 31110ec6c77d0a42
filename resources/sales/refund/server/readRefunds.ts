import { type RawBuilder, sql } from 'kysely'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'

/** Refunds (`r`) as they are now, oldest first. */
export async function readRefunds({ db, records }: Paying, which: RawBuilder<unknown>): Promise<Refund[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "refund" r WHERE ${which} ORDER BY r."id"`.execute(db)
  const found: Refund[] = []
  for (const { id } of rows) found.push((await records.read(refund, id)) as Refund)
  return found
}
