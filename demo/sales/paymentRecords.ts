import { payment } from '../../resources/sales/payment/payment.ts'
import { bankNames } from '../../resources/sales/payment/rules/banks.ts'
import { refund } from '../../resources/sales/refund/refund.ts'
import type { Values } from '../../server/records/values.ts'
import { random } from '../random.ts'
import { DAY } from '../time.ts'
import { bankOf } from './bankOf.ts'
import type { Batch, StoredRecord } from './insertRecords.ts'
import { dayOf } from './season.ts'
import {
  backsOf,
  cancelledValue,
  isCancelled,
  iso,
  momentIn,
  parcelOf,
  type Told,
  takenOf,
  uncollectedOf,
} from './told.ts'

const MINUTE = 60_000

/** What an order says of its customer, which its children repeat. */
export const contactOf = ({ story: { buyer, id }, number }: Told) => ({
  order: id,
  orderNumber: number(`order ${id}`),
  customer: buyer.customer,
  contactName: buyer.name,
  phone: buyer.phone,
  email: buyer.email,
})

/** The payment of an order, and what of it went back; none of one that goes out in exchange. */
export function paymentRecords(told: Told, paymentId: string): Batch[] {
  if (told.story.exchanges) return []
  return [
    { resource: payment, records: [paymentOf(told, paymentId)] },
    { resource: refund, records: refundsOf(told, paymentId) },
  ]
}

function paymentOf(told: Told, id: string): StoredRecord {
  const { story, price, now, number } = told
  const taken = takenOf(told)
  const backs = backsOf(told)
  const sum = (isDone: boolean) =>
    backs.filter((back) => back.isDone === isDone).reduce((all, { amount }) => all + amount, 0)
  const [refunded, refunding] = [sum(true), sum(false)]
  const status = statusOf(told, taken?.amount ?? 0, refunded)
  const isCash = story.method === 'cod'
  const last = Math.min(
    now,
    Math.max(story.created, taken?.at ?? 0, ...backs.map(({ refund: { processed } }) => processed)),
  )
  const asked = isCash ? price.total - (isCancelled(told) ? 0 : cancelledValue(told)) : price.total
  const events = eventsOf(told, status)
  return {
    id,
    status,
    version: events.length + 1,
    createdAt: iso(isCash ? (story.placed ?? story.created) : story.created),
    updatedAt: iso(last),
    values: {
      ...contactOf(told),
      number: number(`payment ${story.id}`),
      method: story.method,
      provider: isCash ? 'cod' : 'sandbox',
      amount: asked,
      captured: taken?.amount ?? 0,
      refunded,
      refunding,
      ...(isCash ? cashOf(told) : gatewayOf(told)),
      capturedAt: momentIn(now, taken?.at),
      ...(taken ? settlementOf(told, taken) : {}),
      events,
    },
  }
}

/** How long somebody may take to pay. */
export const expiry = 30 * MINUTE

function statusOf(told: Told, captured: number, refunded: number): string {
  const { story, now } = told
  if (captured > 0) {
    if (refunded > 0) return refunded < captured ? 'partiallyRefunded' : 'refunded'
    if (story.method !== 'cod') return 'captured'
    return (takenOf(told)?.at ?? 0) + remittance(told) <= now ? 'remitted' : 'collected'
  }
  if (story.method !== 'cod')
    return story.failures > 0 ? 'failed' : story.created + expiry > now ? 'pending' : 'expired'
  if (isCancelled(told)) return 'voided'
  return uncollectedOf(told) ? 'notCollected' : 'toCollect'
}

/** How long couriers keep the cash. */
const remittance = ({ story }: Told): number => (5 + (story.seed % 5)) * DAY

function cashOf({ story, now }: Told): Values {
  const [parcel] = story.parcels
  return parcel && parcel.handedOver <= now ? { awb: parcel.awb, shipment: parcel.id } : {}
}

const handles = ['okaxis', 'oksbi', 'ybl', 'paytm', 'icici']
const networks = ['Visa', 'Mastercard', 'RuPay']
const wallets = ['PhonePe', 'Amazon Pay', 'MobiKwik']

function gatewayOf(told: Told): Values {
  const { story, now, facts } = told
  const stream = random(`payment ${story.seed}`)
  const mark = stream.whole(0x10000000, 0xfffffff0).toString(36) + story.seed.toString(36)
  const isTried = story.placed !== null || story.failures > 0
  const bank = bankOf(story, facts)
  const bankName = bank === null ? '' : bankNames[bank]
  const instrument = {
    upi: `${(story.buyer.name.split(' ')[0] ?? '').toLowerCase()}${story.seed % 97}@${stream.pick(handles)}`,
    card: `${stream.pick(networks)} ···· ${String(stream.whole(0, 9999)).padStart(4, '0')}`,
    emi: `${bankName} ···· ${String(stream.whole(0, 9999)).padStart(4, '0')}, 6 months`,
    netbanking: bankName,
    wallet: stream.pick(wallets),
    payLater: 'Simpl',
    cod: '',
    manual: '',
  }[story.method]
  const failed = story.placed === null && story.failures > 0
  return {
    providerOrderId: `sbx_order_${mark}`,
    providerPaymentId: isTried ? `sbx_pay_${mark}` : null,
    ...(isTried ? { instrument, bank } : { instrument: null, bank: null }),
    attempts: story.failures + (story.placed === null ? 0 : 1),
    expiresAt: iso(story.created + expiry),
    failureCode: failed ? 'payment_failed' : null,
    failureReason: failed ? failureOf(story.method) : null,
    failedAt: failed ? momentIn(now, story.created + 3 * MINUTE) : null,
  }
}

const failureOf = (method: string): string =>
  method === 'upi'
    ? 'The customer did not approve the request in the UPI app in time.'
    : 'The bank declined the payment. The customer may try another way.'

/** Gateways pay two days later, after their fee; couriers pay the cash as it was. */
function settlementOf(told: Told, { amount, at }: { amount: number; at: number }): Values {
  const isCash = told.story.method === 'cod'
  const paid = at + (isCash ? remittance(told) : 2 * DAY)
  if (paid > told.now) return {}
  const fee = isCash ? 0 : Math.round(amount * (told.story.method === 'upi' ? 0.004 : 0.0185))
  const feeTax = Math.round(fee * 0.18)
  const day = dayOf(paid)
  const mark = day.replaceAll('-', '')
  return {
    ...(isCash ? {} : { fee, feeTax }),
    settled: amount - fee - feeTax,
    settledOn: day,
    settlementId: `${isCash ? 'cod' : 'setl'}_${mark}`,
    settlementUtr: `${isCash ? 'CMS' : 'SBXN'}${mark}${String(told.story.seed % 7)}`,
  }
}

function eventsOf(told: Told, status: string): Values[] {
  const { story, now } = told
  const taken = takenOf(told)
  const tries = Array.from({ length: story.failures }, (_, index) => ({
    at: story.created + (index + 1) * MINUTE,
    kind: 'payment.failed',
  }))
  const backs = backsOf(told).filter(({ isDone }) => isDone)
  return [
    ...tries,
    ...(taken
      ? [{ at: taken.at, kind: story.method === 'cod' ? 'cash.collected' : 'payment.captured' }]
      : []),
    ...(status === 'remitted' && taken ? [{ at: taken.at + remittance(told), kind: 'cash.remitted' }] : []),
    ...backs.map(({ refund: { processed } }) => ({ at: processed, kind: 'refund.processed' })),
  ]
    .filter(({ at }) => at <= now)
    .map(({ at, kind }) => ({ at: iso(at), kind, event: null, note: null }))
}

function refundsOf(told: Told, paymentId: string): StoredRecord[] {
  const { number, facts, price } = told
  return backsOf(told).map((back): StoredRecord => {
    const { refund: plan, source, lines, shipping, fee, amount, isDone } = back
    const { phone: _, email: __, ...contact } = contactOf(told)
    const goods = lines.map(({ line, quantity, amount }) => {
      const priced = price.lines.find(({ story }) => story.id === line)
      const tax = priced ? priced.cgst + priced.sgst + priced.igst + priced.cess : 0
      const { sku, name } = {
        sku: priced?.story.variant.sku ?? null,
        name: priced?.story.product.name ?? null,
      }
      const parcel = source === 'cancellation' ? null : parcelOf(told, line)
      return { line, parcel, sku, name, quantity, amount, tax }
    })
    const charged = price.charges.filter(({ kind }) => (kind === 'shipping' ? shipping > 0 : fee > 0))
    const tax = charged.reduce((sum, { cgst, sgst, igst, cess }) => sum + cgst + sgst + igst + cess, 0)
    return {
      id: plan.id,
      status: isDone ? 'processed' : 'approved',
      version: isDone ? 3 : 2,
      createdAt: iso(plan.asked),
      updatedAt: iso(isDone ? plan.processed : plan.asked),
      values: {
        ...contact,
        number: number(`refund ${plan.id}`),
        payment: paymentId,
        source,
        lines: goods,
        amount,
        shippingAmount: shipping,
        feeAmount: fee,
        destination: plan.destination,
        taxAmount: goods.reduce((sum, line) => sum + line.tax, tax),
        payee: plan.destination === 'bankOrUpi' ? `···${told.story.buyer.phone.slice(-3)}@upi` : null,
        reason: facts.reasons.get(`refund ${back.reason}`) ?? null,
        approvedAt: iso(plan.asked),
        ...(isDone
          ? {
              processedAt: iso(plan.processed),
              attempts: 1,
              utr: `RRN${String(plan.processed).slice(0, 12)}`,
            }
          : {}),
      },
    }
  })
}
