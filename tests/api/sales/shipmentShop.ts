import { sql } from 'kysely'
import type { Order, Shipment } from '../../../resources/sales/invoice/server/work.ts'
import { payment as payments } from '../../../resources/sales/payment/payment.ts'
import { recordCapture } from '../../../resources/sales/payment/server/recordCapture.ts'
import { shipment as shipments } from '../../../resources/sales/shipment/shipment.ts'
import { findRecord } from '../../../server/records/read.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { orderShop } from './orderShop.ts'

/** An order to be shipped: the pieces of each of its lines, and how it is paid. */
export interface Ordered {
  readonly pieces?: readonly number[]
  readonly price?: number
  readonly method?: 'upi' | 'cod'
  readonly isPaid?: boolean
  readonly isConfirmed?: boolean
  readonly more?: object
}

/** A shop whose orders are packed and shipped. */
export function shipmentShop(server: () => TestServer, signedIn: () => Call) {
  const shop = orderShop(server, signedIn)
  const { ask, work, db } = shop

  return {
    ...shop,
    /** An order that is confirmed and, unless it is paid on delivery, paid. */
    async ordered(asked: Ordered = {}): Promise<Order> {
      const { pieces = [2], price = 105_000, method = 'upi', isPaid = true, isConfirmed = true, more } = asked
      const lines: object[] = []
      for (const quantity of pieces) {
        const { variants } = await shop.product(price, 20)
        lines.push({ variant: variants[0], quantity, unitPrice: price })
      }
      const { id } = await shop.placed(lines, { paymentMethod: method, ...more })
      if (method !== 'cod' && isPaid) await this.pay(id)
      if (isConfirmed) {
        const { version } = await shop.order(id)
        const told = await ask('POST', `/orders/${id}/transitions/confirm`, { version })
        if (told.status !== 200) throw new Error(`confirm: ${told.status} ${JSON.stringify(told.body)}`)
      }
      return shop.order(id)
    },
    /** The money that the order waits for comes in. */
    async pay(order: string): Promise<void> {
      for (const { id, amount, status } of await shop.payments(order)) {
        if (status === 'captured') continue
        await work(async (paying) => {
          const waiting = await paying.records.read(payments, id)
          if (!waiting) throw new Error('no payment')
          await recordCapture(paying, waiting, { amount, event: { kind: 'captured' }, by: 'gateway' })
        })
      }
    },
    /** The parcels of an order, to be packed. */
    async parcels(order: Pick<Order, 'id'>, lines?: readonly object[]): Promise<Shipment[]> {
      const { status, body } = await ask('POST', '/shipments/operations/createFor', {
        orders: [order.id],
        ...(lines ? { lines } : {}),
      })
      if (status !== 200 || body.refused.length > 0) throw new Error(`createFor: ${JSON.stringify(body)}`)
      return Promise.all(body.created.map(({ id }: { id: string }) => this.parcel(id)))
    },
    parcel: async (id: string) => (await findRecord(db(), shipments, id)) as unknown as Shipment,
    /** Takes a step with a parcel as staff do. */
    async step(id: string, name: string, values: object = {}): Promise<{ status: number; body: any }> {
      const { version } = await this.parcel(id)
      return ask('POST', `/shipments/${id}/transitions/${name}`, { version, ...values })
    },
    /** Takes steps that are expected to succeed. */
    async steps(id: string, ...names: readonly string[]): Promise<Shipment> {
      for (const name of names) {
        const { status, body } = await this.step(id, name, await this.valuesFor(name))
        if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
      }
      return this.parcel(id)
    },
    /** What a step asks for. */
    async valuesFor(name: string): Promise<object> {
      if (name === 'label') return { courier: 'Delhivery', awb: `AWB${++awbs}` }
      if (name === 'fail') return { failedReason: await this.reason('deliveryFailed'), nextAction: 'retry' }
      if (name === 'sendBack') return { failedReason: await this.reason('deliveryFailed') }
      return {}
    },
    async reason(domain: string): Promise<string> {
      const { rows } = await sql<{ id: string }>`
        SELECT "id" FROM "reason" WHERE "domain" = ${domain} AND NOT "requires_note" ORDER BY "position" LIMIT 1`.execute(
        db(),
      )
      return rows[0]?.id ?? ''
    },
    /** The invoices and credit notes of an order, in their order. */
    async invoices(order: string) {
      const { rows } = await sql<{
        id: string
        number: string
        kind: string
        total: number
        tax: number
        shipment: string | null
        corrects: string | null
      }>`SELECT "id", "number", "kind", "total"::float8 AS "total", "tax"::float8 AS "tax", "shipment", "corrects_invoice" AS "corrects"
        FROM "invoice" WHERE "order" = ${order} ORDER BY "issued_at", "id"`.execute(db())
      return rows
    },
    /** The parcels of an order as they are now. */
    parcelsOf: async (order: string) =>
      (
        await sql<{ id: string; codAmount: number }>`
        SELECT "id", "cod_amount"::float8 AS "codAmount" FROM "shipment" WHERE "order" = ${order} ORDER BY "id"`.execute(
          db(),
        )
      ).rows,
    /** Signs somebody in who has these permissions alone, in one role or in several. */
    async staff(name: string, ...lists: object[][]): Promise<Call> {
      const roles: string[] = []
      for (const [at, permissions] of lists.entries())
        roles.push(
          (await ask('POST', '/subadmin-roles', { name: `Role ${at} of ${name}`, permissions })).body.id,
        )
      const email = `${name}@shop.test`
      const staff = await ask('POST', '/subadmins', { firstName: name, email, roles })
      const link = await ask('POST', `/subadmins/${staff.body.id}/operations/link`, {})
      const password = 'seven lamps on a pier'
      await ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
      return server().signIn(email, password)
    },
  }
}

let awbs = 0
