import { sql } from 'kysely'
import { requestCancellation } from '../../resources/sales/cancellationRequest/server/requestCancellation.ts'
import type { Order, Shipment } from '../../resources/sales/invoice/server/work.ts'
import { order } from '../../resources/sales/order/order.ts'
import { awaitPayment } from '../../resources/sales/order/server/awaitPayment.ts'
import { hold } from '../../resources/sales/order/server/hold.ts'
import { placeOrder } from '../../resources/sales/order/server/placeOrder.ts'
import { payment } from '../../resources/sales/payment/payment.ts'
import type { Paying, Payment } from '../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../resources/sales/payment/server/recordCapture.ts'
import { createShipment } from '../../resources/sales/shipment/server/createShipment.ts'
import { handOver } from '../../resources/sales/shipment/server/handOver.ts'
import { shipment } from '../../resources/sales/shipment/shipment.ts'
import { hash } from '../random.ts'
import type { Duty } from '../staff.ts'
import type { BasketLine } from './baskets.ts'
import type { Buyer } from './buyers.ts'
import type { ShopFacts } from './shopFacts.ts'

/** A transaction of the demo shop at a moment of its own. */
export type OpenWork = Paying

type Step = (work: OpenWork, order: string, facts: ShopFacts) => Promise<unknown>

/** Stores a draft as a shop does for somebody at the checkout. */
export function newOrder(
  work: OpenWork,
  { basket, buyer, method }: { basket: readonly BasketLine[]; buyer: Buyer; method: 'cod' | 'upi' },
): Promise<Order> {
  return work.records.create(order, {
    channel: 'web',
    customer: buyer.customer,
    contactName: buyer.name,
    phone: buyer.phone,
    email: buyer.email,
    shippingAddress: buyer.address,
    locale: buyer.language as Order['locale'],
    shippingMethod: 'standard',
    paymentMethod: method,
    lines: basket.map(({ product, variant }) => ({
      product: product.product,
      variant: variant.variant,
      quantity: 1,
      unitPrice: variant.price,
    })) as unknown as Order['lines'],
  })
}

/** Whose work a step is: customers place and pay, and what is paid confirms itself. */
export function dutyOf(step: keyof typeof steps, method: 'cod' | 'upi'): Duty | undefined {
  if (step === 'confirm') return method === 'cod' ? 'desk' : undefined
  if (step === 'hold') return 'desk'
  if (step === 'askForCancellation') return 'support'
  return ['pack', 'label', 'handOver'].includes(step) ? 'warehouse' : undefined
}

/** The operations that lead an order through the house. */
export const steps = {
  awaitPayment: (work, id) =>
    awaitPayment(work, id, { until: new Date(Date.parse(work.at) + 24 * 3_600_000).toISOString() }),
  place: (work, id) => placeOrder(work, id),
  async pay(work, id) {
    const [found] = await idsOf(
      work,
      sql`SELECT "id" FROM "payment" WHERE "order" = ${id} AND "status" = 'created'`,
    )
    const waiting = (await work.records.read(payment, found ?? '')) as Payment
    const mark = hash(id).toString(36)
    return recordCapture(work, waiting, {
      amount: waiting.amount,
      facts: {
        providerOrderId: `sbx_order_${mark}`,
        providerPaymentId: `sbx_pay_${mark}`,
        instrument: 'customer@okaxis',
      },
      event: { kind: 'captured', id: `evt_${mark}` },
      by: 'gateway',
    })
  },
  confirm: ({ records }, id) => records.transition(order, id, 'confirm'),
  hold: async (work, id, facts) =>
    hold(work, (await work.records.read(order, id)) as Order, {
      reason: facts.reasons.get('hold address-check') ?? '',
      note: 'The house number is missing; the customer does not answer yet.',
    }),
  makeParcels: async (work, id) => createShipment(work, (await work.records.read(order, id)) as Order),
  pack: (work, id) =>
    eachParcel(work, id, 'pending', (parcel) =>
      work.records.transition(shipment, parcel.id, 'pack', { weight: 480 }),
    ),
  label: (work, id) =>
    eachParcel(work, id, 'packed', (parcel) =>
      work.records.transition(shipment, parcel.id, 'label', {
        courier: 'Swiftline',
        service: 'Surface',
        awb: `SW${String(hash(parcel.id)).padStart(10, '0')}`,
      }),
    ),
  handOver: async (work, id) => {
    const parcels = await idsOf(
      work,
      sql`SELECT "id" FROM "shipment" WHERE "order" = ${id} AND "status" = 'labelReady'`,
    )
    return handOver(work, { shipments: parcels })
  },
  askForCancellation: (work, id, facts) =>
    requestCancellation(work, {
      order: id,
      requestedBy: 'staff',
      destination: 'original',
      reason: facts.reasons.get('cancel wrong-size') ?? '',
      comment: 'Ordered the wrong size and would rather order anew.',
    }),
} satisfies Readonly<Record<string, Step>>

async function eachParcel(
  { db, records }: OpenWork,
  id: string,
  status: string,
  run: (parcel: Shipment) => Promise<unknown>,
): Promise<void> {
  for (const one of await idsOf(
    { db },
    sql`SELECT "id" FROM "shipment" WHERE "order" = ${id} AND "status" = ${status}`,
  ))
    await run((await records.read(shipment, one)) as Shipment)
}

/** The ids that a query finds. */
export async function idsOf(
  { db }: Pick<OpenWork, 'db'>,
  query: ReturnType<typeof sql<{ id: string }>> | ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await query.execute(db)
  return (rows as { id: string }[]).map(({ id }) => id)
}
