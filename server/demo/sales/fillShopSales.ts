import { keepReasons } from '../../areas/reason/keepReasons.ts'
import type { Context } from '../../context.ts'
import { DAY, endOfShop } from '../time.ts'
import { fillOpenOrders, placedCount } from './fillOpenOrders.ts'
import { fillSales, type SalesSize } from './fillSales.ts'
import { beginOfLast } from './lastHours.ts'

/** When the demo shop was opened. */
const opening = new Date('2025-05-02T04:30:00.000Z')

/**
 * The sales of the demo shop: eighteen months of orders that end now, and then what has just come in and waits for somebody, done
 * by the same operations as staff and customers do it. `most` is how many products the shop has: a small one has a few dozen orders.
 */
export async function fillShopSales(
  context: Context,
  progress: (message: string) => void,
  most: number,
  now = new Date(),
): Promise<void> {
  await keepReasons(context)
  const end = endOfShop(now)
  const isSmall = Number.isFinite(most)
  const { orders, since } = sizeOf(most, end)
  // The last of them are made one by one.
  const until = beginOfLast(placedCount(isSmall), orders, since, end)
  await fillSales(context, progress, { orders, since, until, newBuyers: !isSmall })
  await fillOpenOrders(context, progress, { from: until, end, isSmall })
}

/** How many orders the demo shop has, and since when. */
export function sizeOf(most: number, end: Date): Pick<SalesSize, 'orders' | 'since'> {
  if (Number.isFinite(most))
    return { orders: Math.min(60, 20 + most), since: new Date(end.getTime() - 46 * DAY) }
  return { orders: 20_700, since: new Date(Math.max(opening.getTime(), end.getTime() - 549 * DAY)) }
}
