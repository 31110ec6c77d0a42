import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { orderReturn } from '../orderReturn.ts'
import { billExchange, billRest } from './billExchange.ts'
import { releaseHold, withoutHolds } from './exchangeHold.ts'
import { notifyReturn } from './notifyReturn.ts'
import type { Order, OrderReturn } from './work.ts'

/** The states in which nothing goes out in exchange any more. */
const ended: readonly string[] = ['rejected', 'cancelled', 'sentBack', 'completed']

/**
 * What follows from a return's new state, in the same transaction: the customer is told, and what was held for
 * an exchange that does not come is free again; what went out for goods that do not come is billed.
 */
export async function followState(change: OpenChange<OrderReturn>): Promise<void> {
  const { record, previous } = change
  if (previous && previous.status === record.status) return
  if (ended.includes(record.status) && record.lines.some(({ heldAt }) => heldAt)) {
    await releaseHold(change, record)
    await change.records.write(orderReturn, record.id, { lines: withoutHolds(record.lines) }, 'releaseHold')
  }
  if (change.action === 'bill') await billExchange(change, record)
  if (change.action === 'billRest') await billRest(change, record)
  await tell(change, record)
}

async function tell(change: OpenChange<OrderReturn>, record: OrderReturn): Promise<void> {
  const order = await contactOf(change.db, record.order)
  if (!order) return
  if (record.status === 'approved' && change.action === 'approve')
    await notifyReturn(change, order, record, 'return.approved')
  else if (record.status === 'rejected') {
    const reason = [await reasonName(change.db, record.rejectReason), record.rejectNote]
    await notifyReturn(change, order, record, 'return.rejected', {
      reason: reason.filter(Boolean).join(' — '),
    })
  } else if (record.status === 'pickupScheduled') {
    await notifyReturn(change, order, record, 'return.pickup_scheduled', {
      'return.pickup': record.pickupOn && `${record.pickupOn}T03:30:00.000Z`,
    })
  } else if (record.status === 'received') await notifyReturn(change, order, record, 'return.received')
  else if (record.status === 'completed') {
    await notifyReturn(change, order, record, 'return.completed', {
      'refund.amount': record.refundTotal,
      'refund.method': record.refundDestination,
    })
  }
}

type Contact = Pick<Order, 'id' | 'number' | 'customer' | 'contactName' | 'email' | 'phone' | 'locale'>

/** Whom an order belongs to; read without locking it. */
export async function contactOf(db: Db, order: string): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    SELECT "id", "number", "customer", "contact_name" AS "contactName", "email", "phone", "locale"
    FROM "order" WHERE "id" = ${order}`.execute(db)
  return rows[0]
}

/** What a reason is called; null where there is none. */
export async function reasonName(db: Db, id: string | null): Promise<string | null> {
  if (!id) return null
  const { rows } = await sql<{ name: string }>`SELECT "name" FROM "reason" WHERE "id" = ${id}`.execute(db)
  return rows[0]?.name ?? null
}
