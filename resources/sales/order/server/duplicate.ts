import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { order as orderArea } from '../order.ts'
import { readGoods } from './goods.ts'

/** Copies an order into a new draft, at today's prices; what is not sold any more is left out. Answers its id and number. */
export async function duplicate(
  { records, db, at }: SaleWork,
  order: Order,
): Promise<{ id: string; number: string | null }> {
  const goods = await readGoods(
    db,
    order.lines.map(({ variant }) => variant),
    at,
  )
  const lines = order.lines.flatMap(({ variant, quantity }) => {
    const found = goods.get(variant)
    return found ? [{ variant, quantity, unitPrice: found.price }] : []
  })
  const { id, number } = await records.create(orderArea, {
    customer: order.customer,
    contactName: order.contactName,
    phone: order.phone,
    email: order.email,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    gstin: order.gstin,
    locale: order.locale,
    giftWrap: order.giftWrap,
    giftMessage: order.giftMessage,
    giftFee: order.giftFee,
    shippingMethod: order.shippingMethod,
    shipping: order.shippingMethod ? null : order.shipping,
    paymentMethod: order.paymentMethod,
    paymentBank: order.paymentBank,
    channel: 'admin',
    lines: lines as unknown as Order['lines'],
  })
  return { id, number }
}
