import type { Order } from '../../invoice/server/work.ts'

/** A line of a draft; `id` is its own, whether it is stored already or not. */
export type DraftLine = Pick<Order['lines'][number], 'id' | 'variant' | 'quantity' | 'unitPrice'> &
  Partial<Order['lines'][number]>

/** What the price of an order depends on, as far as it is known. */
export type Draft = Pick<
  Order,
  | 'couponCode'
  | 'manualDiscount'
  | 'shippingAddress'
  | 'shippingMethod'
  | 'shipping'
  | 'codFee'
  | 'giftFee'
  | 'giftWrap'
  | 'paymentMethod'
  | 'paymentBank'
  | 'customer'
  | 'phone'
  | 'channel'
> & { readonly id?: string; readonly sourceReturn?: string | null; readonly lines: readonly DraftLine[] }
