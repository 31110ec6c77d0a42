import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { order as orders } from '../../../resources/sales/order/order.ts'
import { orderChanged } from '../../../resources/sales/order/server/salesEvents.ts'
import { payment } from '../../../resources/sales/payment/payment.ts'
import type { codDelivered } from '../../../resources/sales/payment/server/cod.ts'
import { expectPayment } from '../../../resources/sales/payment/server/expectPayment.ts'
import type { Paying, Payment, Refund } from '../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../resources/sales/payment/server/recordCapture.ts'
import { refund } from '../../../resources/sales/refund/refund.ts'
import { ensureReasons } from '../../../resources/shared/reason/server/ensureReasons.ts'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import type { Actor } from '../../../server/actor.ts'
import type { Context } from '../../../server/context.ts'
import { findRecord } from '../../../server/records/read.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { signatureOf } from '../../../server/requests/signature.ts'
import { systemActor } from '../../../server/systemActor.ts'
import type { Call, TestServer } from '../../support/server.ts'

/** What the gateway of the tests signs with. */
export const secret = 'a secret of the gateway, for tests'

interface Sold {
  readonly lines?: readonly { readonly quantity: number; readonly total: number }[]
  readonly shipping?: number
  readonly codFee?: number
  readonly method?: Order['paymentMethod']
  readonly status?: Order['status']
  readonly customer?: string
}

/** A shop with orders that wait for money, however they came to be: what an order costs is none of the concerns of these tests. */
export function moneyShop(server: () => TestServer) {
  const context = () => server().context
  const work = <T>(run: (work: Paying) => Promise<T>, actor: Actor = systemActor): Promise<T> =>
    inTransaction(context(), { actor, requestId: 'test' }, ({ db, records, at, effects }) =>
      run({ db, records, actor, at, after: (effect) => void effects.push(() => effect(context())) }),
    )
  const db = () => context().database.db

  /** An order as it stands once it is placed; the areas of orders and goods have no say in it. */
  async function order(sold: Sold = {}): Promise<Order> {
    const { lines = [{ quantity: 2, total: 199_800 }], shipping = 0, codFee = 0, method = 'upi' } = sold
    const { status = 'placed', customer = null } = sold
    const total = lines.reduce((sum, line) => sum + line.total, 0) + shipping + codFee
    const bare: Context = { ...context(), hooks: { ...context().hooks, order: {} } }
    const sums = lines.map(({ total: amount }, index) => ({
      name: `Line ${index}`,
      total: amount,
      taxable: amount - taxOf(amount),
      igst: taxOf(amount),
    }))
    const { id } = await inTransaction(
      bare,
      { actor: systemActor, requestId: 'test' },
      async ({ records }) => {
        const draft = await records.create(orders, {
          number: `AT-${randomUUID().slice(0, 8)}`,
          contactName: 'Asha Rao',
          email: 'asha@example.com',
          paymentMethod: method,
          shipping,
          codFee,
          total,
          due: total,
          customer,
          lines: lines.map(({ quantity, total: amount }, index) => ({
            variant: randomUUID(),
            sku: `SKU-${index}`,
            quantity,
            unitPrice: Math.round(amount / quantity),
          })) as never,
          charges: (shipping > 0
            ? [{ kind: 'shipping', amount: shipping, igst: taxOf(shipping) }]
            : []) as never,
        })
        // What of a line only the server says.
        const frozen = draft.lines.map((line, index) => ({ ...line, ...sums[index] }))
        return records.write(orders, draft.id, { lines: frozen })
      },
    )
    await sql`UPDATE "order" SET "status" = ${status}, "placed_at" = now() WHERE "id" = ${id}`.execute(db())
    return read(orders, id) as Promise<Order>
  }

  const read = async (
    resource: typeof orders | typeof payment | typeof refund,
    id: string,
  ): Promise<unknown> => findRecord(db(), resource, id)

  return {
    work,
    order,
    orderOf: (id: string) => read(orders, id) as Promise<Order>,
    paymentOf: (id: string) => read(payment, id) as Promise<Payment>,
    refundOf: (id: string) => read(refund, id) as Promise<Refund>,
    /** Sets the secret of the gateway, and the reasons that the product comes with. */
    async prepare(): Promise<void> {
      await storeSecret(db(), context().settings, 'payments.gatewaySecret', secret)
      await ensureReasons(context())
    },
    /** Signs somebody in who has these permissions alone, and refunds up to a limit. */
    async staff(admin: Call, name: string, permissions: object[], refundLimit: number | null = null) {
      const ask = asking(() => admin)
      const role = await ask('POST', '/subadmin-roles', { name: `Role of ${name}`, permissions, refundLimit })
      const email = `${name}@shop.test`
      const staff = await ask('POST', '/subadmins', { firstName: name, email, roles: [role.body.id] })
      const link = await ask('POST', `/subadmins/${staff.body.id}/operations/link`, {})
      const password = 'seven lamps on a pier'
      await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
      return server().signIn(email, password)
    },
    /** What a parcel that is paid at the door does to the money of its order; as its steps do, the order is brought up to date. */
    parcelDoes: (step: typeof codDelivered, order: Order, awb: string, codAmount: number) =>
      work(async (paying) => {
        await step(paying, order, { id: randomUUID(), awb, codAmount, deliveredAt: null } as never)
        await orderChanged(paying, order.id)
      }),
    /** The payment that an order waits for. */
    async expected(of: Pick<Order, 'id'>): Promise<Payment> {
      const id = await work(async (paying) =>
        expectPayment(paying, (await paying.records.read(orders, of.id)) as Order),
      )
      return (await read(payment, id as string)) as Payment
    },
    /** An order that is paid. */
    async paid(sold: Sold = {}): Promise<{ order: Order; payment: Payment }> {
      const made = await order(sold)
      const waiting = await this.expected(made)
      await work((paying) =>
        recordCapture(paying, waiting, {
          amount: waiting.amount,
          facts: { providerPaymentId: `pay_${waiting.number}` },
          event: { kind: 'captured' },
          by: 'gateway',
        }),
      )
      return { order: await this.orderOf(made.id), payment: await this.paymentOf(waiting.id) }
    },
    refundsOf: async (id: string): Promise<Refund[]> => {
      const { rows } = await sql<{
        id: string
      }>`SELECT "id" FROM "refund" WHERE "order" = ${id} ORDER BY "id"`.execute(db())
      return Promise.all(rows.map((row) => read(refund, row.id) as Promise<Refund>))
    },
    /** Sends an event as the gateway does; `signature` takes the place of the right one. */
    async event(body: object | string, signature?: string): Promise<{ status: number; body: any }> {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      const answer = await server().call('/payment-events', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Gateway-Signature': signature ?? signatureOf(secret, Buffer.from(text)),
        },
        body: text,
      })
      return { status: answer.status, body: await answer.json() }
    },
  }
}

/** Asks a call, and answers with the status and the body. */
export const asking =
  (call: () => Call) =>
  async (method: string, path: string, body?: object, as?: Call): Promise<{ status: number; body: any }> => {
    const answer = await (as ?? call())(path, {
      method,
      ...(body ? { body: body as Record<string, unknown> } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

/** A twentieth of the whole, 5 % in an inclusive price. */
const taxOf = (amount: number) => Math.round((amount * 5) / 105)
