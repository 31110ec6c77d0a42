import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../../../customers/customer/customer.ts'
import { mainAddress } from '../../../customers/customer/rules/mainAddress.ts'
import { order } from '../../order/order.ts'
import { readGoods } from '../../order/server/goods.ts'
import { cart as cartArea } from '../cart.ts'
import type { Cart, CartWork, WholeCart } from './cartWork.ts'

type Order = RecordOf<typeof order>

/**
 * Copies a cart to a draft order, at the prices of now and without what is not on sale any more; staff go on there (areas, 5). The cart stays
 * as it is until that order is placed.
 * @throws ApiError `invalid` at `cart` where nothing of it can be ordered, `not-allowed-now` where it is an order already
 */
export async function draftOfCart(
  work: CartWork,
  cart: Cart,
): Promise<{ id: string; left: readonly string[] }> {
  const { db, records, at } = work
  if (['converted', 'recovered', 'merged'].includes(cart.status)) throw new ApiError('not-allowed-now')
  const goods = await readGoods(
    db,
    cart.items.map(({ variant }) => variant),
    at,
  )
  const kept = cart.items.filter(({ variant }) => goods.get(variant)?.forSale)
  if (kept.length === 0) throw refused<WholeCart>('cart', 'cart-empty')
  const person = cart.customer ? await records.read(customer, cart.customer) : undefined
  const draft = await records.create(order, {
    channel: 'admin',
    customer: cart.customer,
    contactName: cart.contactName ?? cart.title ?? '',
    phone: cart.phone,
    email: cart.email,
    locale: cart.locale ?? 'en',
    couponCode: cart.couponCode,
    shippingAddress: person ? (mainAddress(person.addresses) ?? null) : null,
    paymentMethod: cart.paymentMethod,
    paymentBank: cart.paymentBank,
    utm: cart.utm,
    sourceCart: cart.id,
    lines: kept.map(({ variant, product, quantity }) => ({
      variant,
      product,
      quantity,
      unitPrice: goods.get(variant)?.price ?? 0,
    })) as Order['lines'],
  })
  await records.update(cartArea, cart.id, { order: draft.id })
  const left = cart.items.filter((item) => !kept.includes(item)).map(({ sku }) => sku)
  return { id: draft.id, left }
}
