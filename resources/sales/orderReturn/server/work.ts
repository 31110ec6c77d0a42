import type { RecordOf } from '../../../../src/core/index.ts'
import type { order } from '../../order/order.ts'
import type { Paying } from '../../payment/server/paying.ts'
import type { orderReturn } from '../orderReturn.ts'

/** The transaction in which something happens to a return; a hook's change and an operation's question both have it. */
export type ReturnWork = Paying

export type OrderReturn = RecordOf<typeof orderReturn>
export type ReturnLine = OrderReturn['lines'][number]
export type Order = RecordOf<typeof order>
