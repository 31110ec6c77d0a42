import type { Db } from '../../../../server/database/schema.ts'
import { hasFlag, sealed, type Viewer } from '../../../../src/core/index.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import type { Order } from '../../invoice/server/work.ts'
import { openPieces } from '../../shipment/server/openPieces.ts'
import { blocksOf } from '../../shipment/server/shippable.ts'
import { isOpen } from '../rules/orderStates.ts'
import { childrenOf } from './childrenOf.ts'
import { mayDiscount } from './draftProblems.ts'
import { packedPieces } from './packedPieces.ts'
import type { Speaker } from './sentence.ts'

/** One thing that can be done with an order; `why` says in one sentence why not now. */
export interface OfferedAction {
  readonly name: string
  readonly allowed: boolean
  readonly why?: string
}

/** What decides about the actions of an order beside itself. */
interface Facts {
  readonly isPacked: boolean
  /** Pieces in no parcel yet, and those that are not packed. */
  readonly open: number
  readonly unpacked: number
  /** Letting an order go on that was paid otherwise than its coupon asks gives a discount. */
  readonly mayDiscount: boolean
}

type Judge = (order: Order, facts: Facts) => ProblemCode | undefined

const isWaiting = ({ status }: Order) => status === 'draft' || status === 'pendingPayment'
const editable: Judge = (order, { isPacked }) => {
  if (isPacked) return 'order-packed'
  return order.status === 'placed' || order.status === 'confirmed' ? undefined : 'not-allowed-now'
}
const decided: Judge = ({ cancellationPending }) => (cancellationPending ? 'order-cancelling' : undefined)

/** The flag (of the order, or `area.flag`) that each action needs, and the code of the text that says why it is not possible. */
const actions = sealed<Readonly<Record<string, { readonly flag: string; readonly why: Judge }>>>({
  place: { flag: 'create', why: (order) => (isWaiting(order) ? undefined : 'not-allowed-now') },
  confirm: {
    flag: 'confirm',
    why: (order) => {
      if (order.status !== 'placed') return 'not-allowed-now'
      if (order.cancellationPending) return 'order-cancelling'
      return order.onHold ? 'order-on-hold' : undefined
    },
  },
  createShipment: {
    flag: 'shipment.pack',
    why: (order, { open }) => blocksOf(order)[0] ?? (open > 0 ? undefined : 'nothing-to-ship'),
  },
  release: {
    flag: 'hold',
    why: (order, { mayDiscount }) => {
      if (!order.onHold) return 'order-not-held'
      return order.couponCheck === 'open' && !mayDiscount ? 'discount-not-allowed' : undefined
    },
  },
  hold: {
    flag: 'hold',
    why: (order) => (order.onHold ? 'order-on-hold' : isOpen(order) ? undefined : 'not-allowed-now'),
  },
  sendPaymentLink: {
    flag: 'edit',
    why: (order) => {
      if (!isWaiting(order) && !isOpen(order)) return 'not-allowed-now'
      return order.due > 0 && order.paymentMethod !== 'cod' ? undefined : 'nothing-due'
    },
  },
  editLines: { flag: 'editItems', why: (order, facts) => editable(order, facts) ?? decided(order, facts) },
  editAddress: { flag: 'editAddress', why: editable },
  cancel: {
    flag: 'cancel',
    why: (order, facts) => {
      if (!isOpen(order) && order.status !== 'pendingPayment') return 'not-allowed-now'
      return facts.unpacked > 0 ? decided(order, facts) : 'nothing-to-cancel'
    },
  },
  refund: {
    flag: 'payment.request',
    why: (order) => (order.paid > order.refunded ? undefined : 'nothing-paid'),
  },
  assign: { flag: 'edit', why: () => undefined },
  comment: { flag: 'edit', why: () => undefined },
  message: { flag: 'message', why: () => undefined },
  duplicate: { flag: 'create', why: () => undefined },
})

/** What comes next for an order, the most pressing first. */
const pressing = ['place', 'release', 'confirm', 'createShipment', 'sendPaymentLink']

/** All that this person may do with an order, and whether it is possible now; `primary` is what usually comes next. */
export async function actionsOf(
  db: Db,
  order: Order,
  viewer: Viewer,
  { context, locale }: Speaker,
): Promise<{ primary: string | null; actions: OfferedAction[] }> {
  const packed = packedPieces((await childrenOf(db, order.id)).parcels)
  const sum = (pieces: Iterable<number>) => [...pieces].reduce((all, one) => all + one, 0)
  const facts: Facts = {
    isPacked: packed.size > 0,
    open: sum((await openPieces(db, order)).values()),
    mayDiscount: mayDiscount(viewer),
    unpacked: sum(order.lines.map((line) => line.quantity - line.cancelled - (packed.get(line.id) ?? 0))),
  }
  const offered = Object.entries(actions)
    .filter(([, { flag }]) => {
      const [area, own] = flag.includes('.') ? flag.split('.') : ['order', flag]
      return hasFlag(viewer, area as string, own as string)
    })
    .map(([name, { why }]): OfferedAction => {
      const code = why(order, facts)
      return code === undefined
        ? { name, allowed: true }
        : { name, allowed: false, why: context.translate(locale, code, {}) }
    })
  const possible = new Set(offered.flatMap(({ name, allowed }) => (allowed ? [name] : [])))
  return { primary: pressing.find((name) => possible.has(name)) ?? null, actions: offered }
}
