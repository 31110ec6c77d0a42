import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { orderReturn } from '../orderReturn.ts'
import { voidReturnStates } from '../rules/names.ts'
import type { OrderReturn } from './work.ts'

/**
 * The return whose goods paid for an order that went out in exchange; undefined for any other order, and where these goods stay with the
 * customer.
 */
export async function earlierGoods(db: Db, order: string): Promise<OrderReturn | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "order" o JOIN "order_return" r ON r."id" = o."source_return"
    WHERE o."id" = ${order} AND r."status" <> ALL (${[...voidReturnStates]}::text[])`.execute(db)
  const id = rows[0]?.id
  return id ? ((await findRecord(db, orderReturn, id)) as OrderReturn | undefined) : undefined
}

/** Whether the shop has seen the goods of a return: until then nothing that they paid for is money again. */
export const isSeen = ({ status }: Pick<OrderReturn, 'status'>): boolean =>
  status === 'inspected' || status === 'completed'
