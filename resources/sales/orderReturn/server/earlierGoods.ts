import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderReturn } from '../orderReturn.ts'
import { voidReturnStates } from '../rules/names.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

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

/** Locks an order and those whose goods paid for it, the newest first: each was made by the return of the one before. */
export async function lockEarlier(work: ReturnWork, order: string): Promise<void> {
  let next: string | undefined = order
  while (next) {
    await lockOrder(work, next)
    next = (await earlierGoods(work.db, next))?.order
  }
}
