import { dueOf } from '../../resources/sales/orderReturn/rules/dueOf.ts'
import type { Values } from '../../server/records/values.ts'
import { DAY } from '../time.ts'
import type { StoredRecord } from './insertRecords.ts'
import { contactOf } from './paymentRecords.ts'
import { dayOf } from './season.ts'
import type { ReturnStory, StoryLine } from './story.ts'
import { backsOf, iso, momentIn, parcelOf, type Told, totalOf } from './told.ts'

/** The states that a return has gone through by now, the last last; none for one that nobody has asked for yet. */
export function returnSteps({ now }: Pick<Told, 'now'>, back: ReturnStory): { at: number; status: string }[] {
  const steps =
    back.source === 'rto'
      ? [
          { at: back.received, status: 'received' },
          { at: back.inspected, status: 'inspected' },
        ]
      : back.isRejected
        ? [
            { at: back.requested, status: 'requested' },
            { at: back.decided, status: 'rejected' },
          ]
        : [
            { at: back.requested, status: 'requested' },
            { at: back.decided, status: 'approved' },
            { at: back.scheduled, status: 'pickupScheduled' },
            { at: back.pickedUp, status: 'pickedUp' },
            { at: back.received, status: 'received' },
            { at: back.inspected, status: 'inspected' },
          ]
  const isDone = !back.isRejected
  // An exchange is over when its parcel is packed: the next minute sees it.
  const packed = back.exchange?.order.parcels[0]?.packed
  const settled = back.refund?.processed ?? (packed ?? back.inspected) + 60_000
  const failed = !back.lines.some(({ passes }) => passes)
  const sentBack = [
    { at: settled, status: 'sentBack' },
    { at: settled + 3 * DAY, status: 'closed' },
  ]
  const end = !isDone ? [] : failed ? sentBack : [{ at: settled, status: 'completed' }]
  return [...steps, ...end].filter(({ at }) => at <= now)
}

/** The return of an order, if somebody has asked for one by now. */
export function returnRecords(told: Told): StoredRecord[] {
  const { story, facts, now, number } = told
  const { back } = story
  const steps = back ? returnSteps(told, back) : []
  const last = steps.at(-1)
  if (!back || !last) return []
  const isInspected = back.inspected <= now && !back.isRejected
  const isReceived = back.received <= now && !back.isRejected
  const { email: _, ...contact } = contactOf(told)
  const { address } = story.buyer
  const refunds = backsOf(told).filter(({ source }) => source === 'return')
  const isPickup = back.source === 'customer'
  const lines = back.lines.map((pieces) => {
    const of = story.lines.find(({ id }) => id === pieces.line)
    const value = totalOf(told, pieces.line)
    const accepted = isInspected && pieces.passes ? pieces.quantity : 0
    return {
      line: pieces.line,
      parcel: parcelOf(told, pieces.line),
      product: of?.product.product,
      variant: of?.variant.variant,
      sku: of?.variant.sku,
      name: of?.product.name,
      options: of?.variant.options,
      quantity: pieces.quantity,
      value,
      reason: facts.reasons.get(`return ${pieces.reason}`) ?? null,
      received: isReceived ? pieces.quantity : 0,
      accepted,
      qcResult: isInspected ? (pieces.passes ? 'pass' : 'used') : null,
      restockTo: isInspected ? (pieces.passes ? 'sellable' : 'none') : null,
      refundAmount: accepted > 0 && (isPickup || story.method !== 'cod') ? value : 0,
      ...exchangedFor(told, back, of, value),
    }
  })
  const products = story.lines
    .filter(({ id }) => back.lines.some(({ line }) => line === id))
    .map(({ product }) => product)
  const shown = back.source === 'rto' ? story.parcels[0] : undefined
  const isScheduled = isPickup && !back.isRejected && back.scheduled <= now
  return [
    {
      id: back.id,
      status: last.status,
      version: steps.length,
      createdAt: iso(back.requested),
      updatedAt: iso(last.at),
      values: {
        ...contact,
        number: number(`orderReturn ${back.id}`),
        state: address.state,
        pincode: address.pincode,
        source: back.source,
        type: back.exchange ? 'exchange' : 'return',
        shipment: shown?.id ?? null,
        lines,
        location: story.lines[0]?.location,
        reasons: [...new Set(lines.flatMap(({ reason }) => reason ?? []))],
        products: [...new Set(products.map(({ product }) => product))],
        brands: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
        categories: [...new Set(products.flatMap(({ categories }) => categories))],
        pickupMode: isPickup ? 'pickup' : 'selfShip',
        pickupAddress: isPickup ? address : null,
        ...(isScheduled
          ? {
              pickupOn: dayOf(back.scheduled + 0.7 * DAY),
              pickupSlot: 'afternoon',
              courier: 'Swiftline',
              awb: `RV${back.id.slice(-12).toUpperCase()}`,
            }
          : {}),
        refundDestination: back.refund?.destination ?? 'original',
        refundTotal: refunds.reduce((sum, { amount }) => sum + amount, 0),
        refunds: refunds.map(({ refund }) => refund.id),
        rejectReason: last.status === 'rejected' ? facts.reasons.get('reject used') : null,
        rejectNote: last.status === 'rejected' ? 'The tags are gone and the fabric was washed.' : null,
        dueAt: dueOf(last.status, iso(last.at)),
        ...(isPickup && back.decided <= now
          ? { decidedBy: facts.staff('support', back.decided).name, decidedAt: iso(back.decided) }
          : {}),
        ...(back.isRejected
          ? {}
          : { receivedAt: momentIn(now, back.received), inspectedAt: momentIn(now, back.inspected) }),
        completedAt: last.status === 'completed' ? iso(last.at) : null,
      },
    },
  ]
}

/** What a line is exchanged for, at what was paid for it, and where it is held until it goes out. */
function exchangedFor(
  { now }: Told,
  { exchange }: ReturnStory,
  line: StoryLine | undefined,
  value: number,
): Values {
  if (!exchange || !line) return {}
  const { variant, order } = exchange
  return {
    exchangeVariant: variant.variant,
    exchangeSku: variant.sku,
    exchangePrice: value,
    exchangeName: [line.product.name, variant.options].filter(Boolean).join(', '),
    heldAt: order.created <= now ? null : line.location,
  }
}

/** The cancellation that a customer asked for, if they did by now. */
export function cancellationRecords(told: Told): StoredRecord[] {
  const { story, price, facts, now, number } = told
  const { cancel } = story
  if (cancel?.by !== 'customer' || cancel.at > now) return []
  const refunds = backsOf(told).filter(({ source }) => source === 'cancellation')
  const isQuick = cancel.at - (story.placed ?? 0) <= 3_600_000
  const { email: _, ...contact } = contactOf(told)
  const asked = iso(isQuick ? cancel.at : cancel.at - 45 * 60_000)
  return [
    {
      id: story.id,
      status: isQuick ? 'autoApproved' : 'approved',
      version: 2,
      createdAt: asked,
      updatedAt: iso(cancel.at),
      values: {
        ...contact,
        number: number(`cancellationRequest ${story.id}`),
        scope: 'order',
        requestedBy: 'customer',
        lines: story.lines.map((line) => ({
          line: line.id,
          product: line.product.product,
          variant: line.variant.variant,
          sku: line.variant.sku,
          name: line.product.name,
          quantity: line.quantity,
          amount: totalOf(told, line.id),
        })),
        reason: facts.reasons.get(`cancel ${cancel.reason}`) ?? facts.reasons.get('cancel customer'),
        stageAtRequest: story.confirmed <= cancel.at ? 'confirmed' : 'placed',
        paymentMethod: story.method,
        prepaid: story.method !== 'cod',
        refundPreview: story.method === 'cod' ? 0 : price.total,
        refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
        refunds: refunds.map(({ refund }) => refund.id),
        decidedBy: facts.staff(isQuick ? undefined : 'support', cancel.at).name,
        decidedAt: iso(cancel.at),
        dueAt: null,
      },
    },
  ]
}
