import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { keptOf, leftOf, taxIn } from '../../payment/rules/refundLeft.ts'
import type { OrderLeft } from '../../payment/rules/refundProposal.ts'
import { givenBack } from './givenBack.ts'
import { leftByParcel } from './linesByParcel.ts'
import { roundingLeft } from './roundingLeft.ts'

/** Reads what of an order can still be given back: of its lines net of their discounts, of delivery and of fees. */
export async function leftOfOrder(db: Db, order: Order): Promise<OrderLeft> {
  const given = await givenBack(db, order)
  const parcels = await leftByParcel(db, order.id)
  return {
    lines: order.lines.map((line) => {
      const { product, variant, sku, name, options, quantity, cancelled, returned } = line
      const gone = given.lines.get(line.id)
      const left = leftOf(line, gone)
      return {
        line: line.id,
        product,
        variant,
        sku,
        name,
        options,
        ordered: quantity,
        cancelled,
        returned,
        ...left,
        kept: keptOf(line, gone, given.overpaid.get(line.id)),
        tax: taxIn(left.amount, line),
      }
    }),
    shipping: Math.max(0, (order.shipping ?? 0) - given.shipping),
    fee: Math.max(0, (order.codFee ?? 0) + (order.giftFee ?? 0) - given.fee),
    rounding: await roundingLeft(db, order, { given, parcels }),
    parcels,
  }
}
