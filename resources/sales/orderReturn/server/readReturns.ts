import { type RawBuilder, sql } from 'kysely'
import { orderReturn } from '../orderReturn.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** Returns (`r`) as they are now, oldest first. */
export async function readReturns(
  { db, records }: ReturnWork,
  which: RawBuilder<unknown>,
): Promise<OrderReturn[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "order_return" r WHERE ${which} ORDER BY r."id"`.execute(db)
  const found: OrderReturn[] = []
  for (const { id } of rows) found.push((await records.read(orderReturn, id)) as OrderReturn)
  return found
}
