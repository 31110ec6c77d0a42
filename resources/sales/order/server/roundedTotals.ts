import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { givenBack } from '../../refund/server/givenBack.ts'
import { goneOf } from '../../refund/server/roundingLeft.ts'
import { roundOffOf } from '../rules/roundOff.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { roundingOf } from './roundingOf.ts'

type Kept = Pick<Order['lines'][number], 'id' | 'cancelledAmount' | 'cancelledGoodwill'>

/**
 * What an order comes to that is changed, rounded as the shop wants it. Where all that is left of it went back before as goodwill it keeps
 * the rounding that went back with that: any other would go back with nothing.
 */
export async function roundedTotals<L extends Kept>(
  db: Db,
  order: Order,
  exact: OrderTotals<L>,
): Promise<OrderTotals<L>> {
  const unit = order.sourceReturn ? undefined : await roundingOf(db)
  if (!unit) return exact
  const { lines, overpaid, shipping, fee } = await givenBack(db, order)
  const left = exact.lines.reduce(
    (sum, { id, cancelledAmount, cancelledGoodwill }) => {
      const given = (lines.get(id)?.amount ?? 0) - (overpaid.get(id)?.amount ?? 0)
      return sum - cancelledAmount - (given - cancelledGoodwill)
    },
    exact.total - shipping - fee,
  )
  const roundOff = left > 0 ? roundOffOf(exact.total, unit) : (await goneOf(db, order.id)).rounding
  return { ...exact, roundOff, total: exact.total + roundOff }
}
