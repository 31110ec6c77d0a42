import type { RecordOf } from '../../../../../src/core/index.ts'
import type { order } from '../../../../sales/order/order.ts'

/** What is shown of an order beside its number, in this order. */
export const orderColumns = ['contactName', 'placedAt', 'status', 'paymentStatus', 'total'] as const

export type OrderColumn = (typeof orderColumns)[number]

/** What is read of a recent order. */
export type RecentOrder = Pick<RecordOf<typeof order>, 'id' | 'number' | OrderColumn>

/** How the table is sorted: by a column, falling where it begins with `-`. */
export interface OrderSort {
  readonly by: OrderColumn
  readonly isFalling: boolean
}

/** The sort that the address says, `total` or `-total`; the newest first where it says none that there is. */
export function sortIn(text: string | undefined, columns: readonly OrderColumn[]): OrderSort {
  const isFalling = text?.startsWith('-') ?? false
  const by = columns.find((name) => name === (isFalling ? text?.slice(1) : text))
  return by ? { by, isFalling } : { by: 'placedAt', isFalling: true }
}

/** How the address says it. */
export const sortText = ({ by, isFalling }: OrderSort): string => `${isFalling ? '-' : ''}${by}`

/** Sorted by the values themselves: money and times as such, states by the words that stand there. */
export function sortOrders<T extends RecentOrder>(
  orders: readonly T[],
  { by, isFalling }: OrderSort,
  wordOf: (order: T, column: OrderColumn) => string,
  locale: string,
): T[] {
  const { compare } = new Intl.Collator(locale)
  const between = (a: T, b: T) => {
    if (by === 'total') return (a.total ?? 0) - (b.total ?? 0)
    if (by === 'placedAt') return Date.parse(a.placedAt ?? '') - Date.parse(b.placedAt ?? '')
    return compare(wordOf(a, by), wordOf(b, by))
  }
  return orders.toSorted((a, b) => (isFalling ? between(b, a) : between(a, b)))
}
