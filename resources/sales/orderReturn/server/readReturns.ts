import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { orderReturn } from '../orderReturn.ts'
import type { OrderReturn } from './work.ts'

/** Returns (`r`) as they are now, oldest first. Whoever writes one of them has its order locked. */
export async function readReturns(db: Db, which: RawBuilder<unknown>): Promise<OrderReturn[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "order_return" r WHERE ${which} ORDER BY r."id"`.execute(db)
  const found: OrderReturn[] = []
  for (const { id } of rows) found.push((await findRecord(db, orderReturn, id)) as OrderReturn)
  return found
}
