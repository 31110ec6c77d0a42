import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { order } from '../../order/order.ts'
import type { shipment } from '../../shipment/shipment.ts'
import type { invoice } from '../invoice.ts'

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
