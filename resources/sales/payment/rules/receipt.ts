import type { RecordOf } from '../../../../src/core/index.ts'
import type { payment } from '../payment.ts'

/** What stands on the receipt of a payment, in paise. */
export interface Receipt {
  readonly shop: string
  readonly legalName: string | null
  readonly address: string | null
  readonly gstin: string | null
  readonly number: string | null
  readonly orderNumber: string | null
  readonly name: string | null
  readonly method: RecordOf<typeof payment>['method']
  readonly reference: string | null
  readonly amount: number
  readonly refunded: number
  readonly at: string | null
}
