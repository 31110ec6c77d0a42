import { cart as cartArea } from '../cart.ts'
import type { CartWork } from './cartWork.ts'

/**
 * Tells a cart that it became an order, in the transaction that places it: won back where somebody was reminded of it or handed its link,
 * else simply ordered. A cart that ended already only keeps the order. To be called while the order is locked.
 */
export async function convertCart(
  { records }: Pick<CartWork, 'records'>,
  order: string,
  cart: string,
): Promise<void> {
  const found = await records.read(cartArea, cart)
  if (!found) return
  await records.update(cartArea, cart, { order })
  if (!['active', 'abandoned', 'lost'].includes(found.status)) return
  const wasReminded = found.recoveries.some(({ outcome }) => outcome !== 'held')
  await records.transition(cartArea, cart, wasReminded ? 'winBack' : 'convert')
}
