import { ensureReasons } from '../../resources/shared/reason/server/ensureReasons.ts'
import type { Context } from '../../server/context.ts'
import { type DemoSize, soldSince } from '../demoSize.ts'
import { endOfShop } from '../time.ts'
import { fillOpenOrders, placedCount } from './fillOpenOrders.ts'
import { fillSales } from './fillSales.ts'
import { beginOfLast } from './lastHours.ts'

/**
 * The sales of the demo shop: orders of some time that end now, and then what has just come in and waits for somebody, done
 * by the same operations as staff and customers do it.
 */
export async function fillShopSales(
  context: Context,
  progress: (message: string) => void,
  size: DemoSize,
  now = new Date(),
): Promise<void> {
  await ensureReasons(context)
  const end = endOfShop(now)
  const { orders, newBuyers, today } = size
  const since = soldSince(size, end)
  // The last of them are made one by one.
  const until = beginOfLast(placedCount(today), orders, since, end)
  await fillSales(context, progress, { orders, since, until, newBuyers })
  await fillOpenOrders(context, progress, { from: until, end, today })
}
