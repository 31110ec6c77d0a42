import {
  type ProgressParcel,
  type ProgressReturn,
  paymentStateOf,
  progressOf,
} from '../../resources/sales/order/rules/progress.ts'
import { type BuyerPast, riskOf } from '../../resources/sales/order/rules/risk.ts'
import type { Values } from '../../server/records/values.ts'
import { defined } from '../../src/core/defined.ts'
import { DAY } from '../time.ts'
import { bankOf } from './bankOf.ts'
import type { StoredRecord } from './insertRecords.ts'
import { expiry } from './paymentRecords.ts'
import { returnSteps } from './returnRecords.ts'
import { dayOf } from './season.ts'
import {
  backsOf,
  cancelledOf,
  cancelledValue,
  isCancelled,
  iso,
  momentIn,
  type Told,
  takenOf,
} from './told.ts'

/** One step of an order: what it is called in the history, and the state from then on. */
export interface OrderStep {
  readonly at: number
  readonly action: string
  readonly status: string
}

/** What has happened to an order by now, its making first. */
export function orderSteps(told: Told): OrderStep[] {
  const { story, now } = told
  const { created, placed, confirmed, cancel, parcels } = story
  if (placed === null) {
    const over = { at: created + expiry + 90_000, action: 'expire', status: 'expired' }
    return [{ at: created, action: 'create', status: 'pendingPayment' }, ...(over.at <= now ? [over] : [])]
  }
  const packed = parcels.map((parcel) => parcel.packed)
  const whole = cancel !== null && cancel.lines === null ? cancel.at : null
  const first = story.method === 'cod' || story.exchanges ? 'placed' : 'pendingPayment'
  const done = completedAt(told)
  const steps: OrderStep[] = [
    { at: created, action: 'create', status: first },
    ...(first === 'placed' ? [] : [{ at: placed, action: 'place', status: 'placed' }]),
    ...(whole !== null && whole < confirmed
      ? []
      : [{ at: confirmed, action: 'confirm', status: 'confirmed' }]),
    ...(packed.length > 0 ? [{ at: Math.min(...packed), action: 'process', status: 'processing' }] : []),
    ...(whole === null ? [] : [{ at: whole, action: 'cancel', status: 'cancelled' }]),
    ...(done === null ? [] : [{ at: done, action: 'complete', status: 'completed' }]),
  ]
  return steps.filter(({ at }) => at <= now)
}

/** When everything of an order is over: delivered and past the windows of its pieces, or back at the shop; null where that is never. */
function completedAt({ story }: Told): number | null {
  const { parcels, back, lines } = story
  if (parcels.length === 0) return null
  const [parcel] = parcels
  if (parcel?.back) return parcel.back.received
  if (parcel?.lost) return parcel.lost.at
  const settled = back && returnSteps({ now: Number.POSITIVE_INFINITY }, back).at(-1)
  const delivered = Math.max(...parcels.map(({ rounds }) => rounds.at(-1)?.done ?? 0))
  const over = lines.flatMap(({ id }) => {
    const last = returnableUntil(story, id)
    return last === null ? [] : [Date.parse(`${last}T00:00:00+05:30`) + DAY]
  })
  return Math.max(delivered, ...over, settled?.at ?? 0) + 60_000
}

/** Until when a line that arrived can be sent back; null for what did not, and for what is sold for good. */
function returnableUntil({ lines, parcels }: Told['story'], id: string): string | null {
  const product = lines.find((line) => line.id === id)?.product
  const arrived = arrivalOf(parcels, id)
  return product?.returnable && arrived !== undefined ? dayOf(arrived + product.returnWindowDays * DAY) : null
}

function arrivalOf(parcels: Told['story']['parcels'], id: string): number | undefined {
  const parcel = parcels.find(({ lines }) => lines.some(({ line }) => line === id))
  return parcel && !parcel.back ? parcel.rounds.at(-1)?.done : undefined
}

/** What hangs on an order, as it is stored. */
export interface OrderChildren {
  /** None where nothing is to be paid. */
  readonly payment: StoredRecord | undefined
  readonly parcels: readonly StoredRecord[]
  readonly returns: readonly StoredRecord[]
  /** The numbers of its invoices and credit notes. */
  readonly documents: readonly string[]
}

/** An order as it stands now, in step with what hangs on it. */
export function orderRecord(told: Told, children: OrderChildren, past: BuyerPast): StoredRecord {
  const { story, price, now, number } = told
  const { buyer, placed, created } = story
  const steps = orderSteps(told)
  const last = steps.at(-1) as OrderStep
  const at = (action: string) => steps.find((step) => step.action === action)?.at ?? null
  const start = placed ?? created
  const products = story.lines.map(({ product }) => product)
  const lines = story.lines.map(({ id, quantity }) => ({ id, quantity, cancelled: cancelledOf(told, id) }))
  const progress = progressOf(lines, children.parcels.map(parcelOf), children.returns.map(returnOf))
  const changed = [last.at, ...moments(told)].filter((moment) => moment <= now)
  return {
    id: story.id,
    status: last.status,
    version: steps.length,
    createdAt: iso(created),
    updatedAt: iso(Math.max(...changed)),
    values: defined({
      number: number(`order ${story.id}`),
      channel: story.channel,
      locale: story.locale,
      utm: story.utm,
      placedAt: momentIn(now, placed),
      confirmedAt: momentIn(now, at('confirm')),
      completedAt: momentIn(now, at('complete')),
      cancelledAt: momentIn(now, at('cancel')),
      deliveredAt: progress.deliveredAt,
      dueAt: placed === null ? null : iso(placed + DAY),
      expiresAt: last.status === 'pendingPayment' ? iso(created + expiry) : null,
      promisedBy: dayOf(start + (buyer.tier + 4) * DAY),
      customer: buyer.customer,
      customerType: past.ordersBefore > 0 ? 'returning' : 'new',
      contactName: buyer.name,
      phone: buyer.phone,
      email: buyer.email,
      gstin: buyer.gstin,
      shippingAddress: buyer.address,
      billingAddress: null,
      customerNote: story.note,
      giftWrap: story.giftWrap,
      giftMessage: story.giftMessage,
      lines: story.lines.map(({ id }) => ({ ...lineOf(told, id), ...progress.lines.get(id) })),
      couponCode: price.couponAmount > 0 ? story.couponCode : null,
      coupons: price.couponAmount > 0 ? [couponRow(told)] : [],
      shippingMethod: 'standard',
      shipping: price.shipping,
      codFee: price.codFee,
      giftFee: story.giftWrap ? price.giftFee : null,
      charges: price.charges,
      manualDiscount: story.exchanges ? price.itemsTotal : undefined,
      manualDiscountReason: story.exchanges ? number(`orderReturn ${story.exchanges.id}`) : undefined,
      mrpTotal: price.mrpTotal,
      itemsTotal: price.itemsTotal,
      discountTotal: price.discountTotal,
      taxTotal: price.taxTotal,
      cgstTotal: price.cgstTotal,
      sgstTotal: price.sgstTotal,
      igstTotal: price.igstTotal,
      roundOff: price.roundOff,
      total: price.total,
      cancelledTotal: cancelledValue(told),
      paymentMethod: story.method,
      paymentBank: bankOf(story, told.facts),
      ...moneyOf(told, children.payment),
      fulfilmentStatus: progress.fulfilmentStatus,
      returnStatus: progress.returnStatus,
      ...(placed === null ? {} : riskIn(told, past)),
      parcelStates: progress.parcelStates,
      couriers: textsOf(children.parcels, 'courier'),
      codes: codesOf(children),
      products: [...new Set(products.map(({ product }) => product))],
      categories: [...new Set(products.flatMap(({ categories }) => categories))],
      brands: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
      locations: [...new Set(story.lines.map(({ location }) => location))],
    }),
  }
}

function riskIn({ story, price }: Told, past: BuyerPast): Values {
  const { method: paymentMethod, buyer } = story
  const { score, reasons } = riskOf({ ...past, paymentMethod, total: price.total, address: buyer.address })
  return { riskScore: score, riskReasons: reasons }
}

const parcelOf = ({ status, values }: StoredRecord): ProgressParcel => ({
  status: status ?? '',
  deliveredAt: values.deliveredAt as string | null,
  lines: values.lines as ProgressParcel['lines'],
})

const returnOf = ({ status, values }: StoredRecord): ProgressReturn => ({
  status: status ?? '',
  source: values.source as string,
  lines: values.lines as ProgressReturn['lines'],
})

/** The texts that records have in a field, each once. */
const textsOf = (records: readonly StoredRecord[], field: string): string[] => [
  ...new Set(records.flatMap(({ values }) => (values[field] as string | null | undefined) ?? [])),
]

/** The moments at which something else changed the order. */
const moments = ({ story: { parcels, back, cancel } }: Told): number[] => [
  ...(cancel ? [cancel.at] : []),
  ...parcels.flatMap(({ made, packed, labelled, handedOver, departed, rounds, lost }) => [
    ...[made, packed, labelled, handedOver, departed, ...(lost ? [lost.at] : [])],
    ...rounds.flatMap(({ out, done }) => [out, done]),
  ]),
  ...(back ? returnSteps({ now: Number.POSITIVE_INFINITY }, back).map(({ at }) => at) : []),
]

const couponRow = ({ story, price, facts }: Told): Values => ({
  coupon: facts.coupons.get(story.couponCode ?? '')?.id ?? null,
  code: story.couponCode,
  amount: price.couponAmount,
})

function lineOf(told: Told, id: string): Values {
  const { story, price, now } = told
  const line = price.lines.find(({ story: one }) => one.id === id)
  if (!line) return {}
  const { product, variant, location } = line.story
  const arrived = arrivalOf(story.parcels, id)
  const cancelled = cancelledOf(told, id)
  const { mrp, unitPrice, quantity, coupon: couponDiscount = 0, discount } = line
  const { taxable, cgst, sgst, igst, cess, taxRate, total } = line
  return {
    id,
    product: product.product,
    variant: variant.variant,
    sku: variant.sku,
    name: product.name,
    options: variant.options || null,
    hsn: product.hsn,
    taxCategory: product.taxCategory,
    mrp,
    unitPrice,
    quantity,
    couponDiscount,
    discount,
    taxable,
    cgst,
    sgst,
    igst,
    cess,
    taxRate,
    total,
    priceReason: story.exchanges ? told.number(`orderReturn ${story.exchanges.id}`) : null,
    location,
    cancelled,
    cancelledAmount: cancelled > 0 ? total : 0,
    cancelledCoupon: cancelled > 0 ? couponDiscount : 0,
    returnable: product.returnable,
    returnWindowDays: product.returnWindowDays,
    exchangeable: product.exchangeable,
    returnableUntil: arrived !== undefined && arrived <= now ? returnableUntil(story, id) : null,
  }
}

function moneyOf(told: Told, payment: StoredRecord | undefined): Values {
  const { story, price } = told
  const { status, values = {} } = payment ?? {}
  const paid = takenOf(told)?.amount ?? 0
  const backs = backsOf(told)
  const refunded = backs.reduce((sum, { amount, isDone }) => sum + (isDone ? amount : 0), 0)
  const shrunk = backs.reduce((sum, { amount, source }) => sum + (source === 'cancellation' ? amount : 0), 0)
  const isExpired = story.placed === null && story.created + expiry + 90_000 <= told.now
  const asked = isExpired || isCancelled(told) ? 0 : price.total - cancelledValue(told)
  const lost = status === 'notCollected' ? (values.amount as number) : 0
  const due = Math.max(0, asked - lost - (paid - shrunk))
  const paymentStatus =
    isExpired && paid === 0
      ? 'unpaid'
      : paymentStateOf({
          captured: paid,
          back: refunded,
          due,
          authorised: 0,
          toCollect: status === 'toCollect' ? (values.amount as number) : 0,
          isVoided: status === 'voided' || status === 'notCollected',
        })
  return { paid, refunded, due, paymentStatus }
}

const order = new Intl.Collator('und')

/** What people look an order up by: parcels, invoices, payments, returns. */
function codesOf({ payment, parcels, returns, documents }: OrderChildren): string | null {
  const codes = [
    ...[...textsOf(parcels, 'number'), ...textsOf(parcels, 'awb'), ...documents],
    ...['number', 'providerOrderId', 'providerPaymentId'].flatMap((field) =>
      textsOf(payment ? [payment] : [], field),
    ),
    ...textsOf(returns, 'number'),
  ]
  return codes.sort(order.compare).join(' ') || null
}
