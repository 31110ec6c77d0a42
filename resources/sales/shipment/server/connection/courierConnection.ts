import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import type { PrintedParcel } from '../../../../shared/documents/rules/printed.ts'
import type { Shipment } from '../../../invoice/server/work.ts'

/** What a courier says happened to a parcel, as its own machine tells it. */
export interface CourierScan {
  readonly awb: string
  /** The number of our parcel, under which it was booked. */
  readonly reference: string | null
  readonly at: string
  /** Its own word for it. */
  readonly status: string
  readonly place: string | null
  readonly note: string | null
  /** Which state of ours that is; undefined for what only the courier calls a step. */
  readonly state: CourierState | undefined
}

export type CourierState = Extract<
  Shipment['status'],
  'inTransit' | 'outForDelivery' | 'attemptFailed' | 'delivered' | 'rtoInitiated' | 'rtoInTransit'
>

export type Asked = Pick<Context, 'database' | 'settings'>

/** A courier that can be asked by machine; every method rejects with a sentence for staff. */
export interface CourierConnection {
  readonly name: string
  /** The settings that are missing for it. */
  missing(db: Db): Promise<readonly string[]>
  /** Has a parcel carried that is worth so many paise; asked twice for the same number it is booked once. Answers its AWB. */
  book(asked: Asked, parcel: PrintedParcel, worth: number): Promise<string>
  /** The AWB under which it carries our parcel of a number; undefined where it knows none. */
  find(asked: Asked, number: string): Promise<string | undefined>
  /** Has a parcel that was booked not carried, or brought back where it was fetched already. */
  callOff(asked: Asked, awb: string): Promise<void>
  /** Where the courier's own label lies, as a PDF. */
  label(asked: Asked, awb: string): Promise<string>
  /** All that it says of a parcel, the oldest first. */
  track(asked: Asked, awb: string): Promise<readonly CourierScan[]>
  /** Has a delivery that failed tried again. Answers under what number it is done. */
  retry(asked: Asked, awb: string): Promise<string>
  check(asked: Asked): Promise<void>
}
