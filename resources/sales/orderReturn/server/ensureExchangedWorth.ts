import { sql } from 'kysely'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { order as orders } from '../../order/order.ts'
import { orderReturn } from '../orderReturn.ts'
import { voidReturnStates } from '../rules/names.ts'
import { exchangedWorth } from './exchangedWorth.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

/**
 * Says of returns of exchanged goods what earlier goods paid for these, where they were opened when nobody wrote that down; the oldest
 * first, each once. Of a return that is completed no more is given back by itself: its money is settled.
 */
export async function ensureExchangedWorth(context: RecordsContext): Promise<void> {
  const { registry, database } = context
  if (!registry.order || !registry.orderReturn) return
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "order_return" r JOIN "order" o ON o."id" = r."order" AND o."source_return" IS NOT NULL
    WHERE r."source" <> 'rto' AND r."status" <> ALL (${[...voidReturnStates]}::text[])
      AND EXISTS (SELECT FROM "order_return_lines" l WHERE l."owner_id" = r."id" AND l."exchanged_value" IS NULL)
    ORDER BY r."id"`.execute(database.db)
  const open = rows.map(({ id }) => id)
  for (const { id } of rows) {
    await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
      await fill(work, (await work.records.read(orderReturn, id)) as OrderReturn, open)
    })
    open.shift()
  }
}

async function fill(work: ReturnWork, record: OrderReturn, open: readonly string[]): Promise<void> {
  const order = (await work.records.read(orders, record.order)) as Order
  const worth = await exchangedWorth(work.db, order, open)
  const pieces = new Map<string, number>()
  const lines = record.lines.map((line) => {
    const before = pieces.get(line.line) ?? 0
    pieces.set(line.line, before + line.quantity)
    const exchangedValue = worth(line.line, before + line.quantity) - worth(line.line, before)
    const accepted = record.status === 'inspected' ? (line.accepted ?? 0) : 0
    return { ...line, exchangedValue, exchangedAmount: shareOf(exchangedValue, accepted, line.quantity) }
  })
  await work.records.write(orderReturn, record.id, { lines }, 'exchanged')
}
