import { sql } from 'kysely'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Order } from '../../invoice/server/work.ts'
import { payment } from '../payment.ts'
import { isGateway } from '../rules/gateways.ts'
import type { PaymentMethod } from '../rules/methods.ts'
import { waitingStates } from '../rules/waitingStates.ts'
import { gatewayOf } from './gatewayOf.ts'
import { noted } from './noted.ts'
import { owedFor } from './owed.ts'
import { payFromWallet } from './payFromWallet.ts'
import type { Paying, Payment } from './paying.ts'

/** Who takes the money of a method; a gateway where nobody stands here. */
const providers: Readonly<Partial<Record<PaymentMethod, Payment['provider']>>> = {
  cod: 'cod',
  bankTransfer: 'manual',
  manual: 'manual',
  storeCredit: 'none',
  giftCard: 'none',
}

/**
 * Keeps the payment that an order waits for in step with what it owes: makes it, changes its amount, or voids it when nothing is owed
 * any more; to be called whenever an order is placed or its total changes, with the order locked. Cash on delivery is to be collected;
 * store credit is taken at once. Answers the id of the payment; undefined where none is needed.
 */
export async function expectPayment(work: Paying, order: Order): Promise<string | undefined> {
  const method: PaymentMethod = order.paymentMethod ?? 'manual'
  const { owed, authorised } = await owedFor(work.db, order)
  const amount = Math.max(0, owed - authorised)
  const waiting = await waitingFor(work, order.id)
  const fitting = amount > 0 ? waiting.find((each) => each.method === method) : undefined
  for (const { id } of waiting) if (id !== fitting?.id) await work.records.transition(payment, id, 'void')
  if (amount === 0) return undefined
  if (fitting) {
    if (fitting.amount !== amount) {
      const note = `${fitting.amount} → ${amount}`
      const values = { amount, ...noted(work, fitting, { kind: 'amountChanged', note }) }
      await work.records.update(payment, fitting.id, values)
    }
    return fitting.id
  }
  return makePayment(work, order, method, amount)
}

/** A new payment of an order: waiting, or paid at once where the shop itself holds the money. */
export async function makePayment(
  work: Paying,
  order: Order,
  method: PaymentMethod,
  amount: number,
): Promise<string> {
  const { records, db, at } = work
  const { 'payments.expiryMinutes': minutes } = await readSettings(db, ['payments.expiryMinutes'])
  const provider = providers[method] ?? (await gatewayOf(db))
  const isCheckout = order.status === 'draft' || order.status === 'pendingPayment'
  const made = await records.create(payment, {
    number: `PAY-${String(await nextNumber(db, 'payment')).padStart(6, '0')}`,
    order: order.id,
    orderNumber: order.number,
    cart: order.sourceCart,
    customer: order.customer,
    contactName: order.contactName,
    phone: order.phone,
    email: order.email,
    method,
    provider,
    amount,
    expiresAt:
      isGateway(provider) && isCheckout ? new Date(Date.parse(at) + minutes * 60_000).toISOString() : null,
    ...noted(work, { events: [] }, { kind: 'created' }),
  })
  if (method === 'cod') await records.transition(payment, made.id, 'waitForCash')
  if (method === 'storeCredit') await payFromWallet(work, order, made)
  return made.id
}

/** The payments of an order that still wait for money, the oldest first; locked. */
export async function waitingFor({ db, records }: Paying, order: string): Promise<Payment[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "order" = ${order} AND "status" = ANY (${[...waitingStates]}::text[]) ORDER BY "id"`.execute(
    db,
  )
  const found = await Promise.all(rows.map(({ id }) => records.read(payment, id)))
  return found.filter((each) => each !== undefined)
}
