import type { invoice } from '../../../resources/sales/invoice.ts'
import type { order } from '../../../resources/sales/order.ts'
import type { shipment } from '../../../resources/sales/shipment.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import type { Actor } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import type { Records } from '../../defineHooks.ts'

/** A transaction of the sale, as hooks and operations have it. `at` is the time of all its writes, ISO. */
export interface SaleWork {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

export type Order = RecordOf<typeof order>
export type Shipment = RecordOf<typeof shipment>
export type Invoice = RecordOf<typeof invoice>
