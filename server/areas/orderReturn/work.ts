import type { order } from '../../../resources/sales/order.ts'
import type { orderReturn } from '../../../resources/sales/orderReturn.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import type { Paying } from '../payment/paying.ts'

/** The transaction in which something happens to a return; a hook's change and an operation's question both have it. */
export type ReturnWork = Paying

export type OrderReturn = RecordOf<typeof orderReturn>
export type ReturnLine = OrderReturn['lines'][number]
export type Order = RecordOf<typeof order>
