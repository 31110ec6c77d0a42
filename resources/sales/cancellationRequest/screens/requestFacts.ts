import type { RecordOf } from '../../../../src/core/index.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'

export type Request = RecordOf<typeof cancellationRequest>

/** Where the order of a request is now, as the server says (operation `live`). */
export interface Live {
  readonly order: {
    readonly id: string
    readonly number: string
    readonly status: string
    readonly total: number
    readonly paid: number
    readonly onHold: boolean
    readonly fulfilmentStatus: string
    readonly paymentStatus: string
    readonly paymentMethod: string | null
  }
  readonly parcels: readonly {
    readonly id: string
    readonly number: string
    readonly status: string
    readonly awb: string | null
    readonly courier: string | null
    readonly pieces: number
  }[]
  readonly stage: string
  readonly plan: 'cancel' | 'unpack' | 'recall' | 'late'
  readonly money: {
    readonly items: number
    readonly charges: number
    readonly roundOff: number
    readonly refundable: number
    readonly later: number
    readonly refund: number
  }
}
