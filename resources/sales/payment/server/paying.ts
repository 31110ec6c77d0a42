import type { Context } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { SaleWork } from '../../invoice/server/work.ts'
import type { refund } from '../../refund/refund.ts'
import type { payment } from '../payment.ts'

/** A transaction that money is written in; `after` is there where something may follow its commit. */
export interface Paying extends SaleWork {
  after?(effect: (context: Context) => Promise<void>): void
}

export type Payment = RecordOf<typeof payment>
export type Refund = RecordOf<typeof refund>
export type PaymentEvent = Payment['events'][number]
