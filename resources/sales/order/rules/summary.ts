import type { OrderLine } from './lineFields.ts'

/** What is marked on an order in a list, as far as it applies. */
export const orderFlags = [
  ...(['hold', 'coupon', 'cancellation', 'risk', 'highValueCod', 'gift', 'note', 'priority'] as const),
] as const

export type OrderFlag = (typeof orderFlags)[number]

interface Marked {
  readonly onHold: boolean
  readonly couponCheck: string | null
  readonly cancellationPending: boolean
  readonly riskScore: number
  readonly paymentMethod: string | null
  readonly total: number
  readonly giftWrap: boolean
  readonly customerNote: string | null
  readonly priority: string
}

/** From which score an order is marked as risky. */
export const riskyFrom = 40

/** From which total cash on delivery is worth a call, in paise. */
export const highCodFrom = 500_000

/** The marks of an order. */
export function flagsOfOrder(order: Marked): OrderFlag[] {
  const marks: Record<OrderFlag, boolean> = {
    hold: order.onHold,
    coupon: order.couponCheck === 'open',
    cancellation: order.cancellationPending,
    risk: order.riskScore >= riskyFrom,
    highValueCod: order.paymentMethod === 'cod' && order.total >= highCodFrom,
    gift: order.giftWrap,
    note: order.customerNote !== null,
    priority: order.priority === 'high',
  }
  return orderFlags.filter((flag) => marks[flag])
}

/** How many pieces an order is about; those that were called off do not count. */
export const pieceCount = ({
  lines,
}: {
  readonly lines: readonly Pick<OrderLine, 'quantity' | 'cancelled'>[]
}): number => lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)

/** The last day on which something of the lines may come back; null before it has arrived, or where nothing may. */
export const lastReturnDay = ({
  lines,
}: {
  readonly lines: readonly Pick<OrderLine, 'returnableUntil'>[]
}): string | null =>
  lines
    .flatMap(({ returnableUntil }) => returnableUntil ?? [])
    .sort()
    .at(-1) ?? null

/** The last day on which something of it may still come back; undefined where that is over, or nothing may. */
export const returnsUntil = (
  { returnableUntil }: { readonly returnableUntil: string | null },
  today: string,
): string | undefined => (returnableUntil !== null && returnableUntil >= today ? returnableUntil : undefined)
