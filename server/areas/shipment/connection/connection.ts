import type { PrintedParcel } from '../../../../src/shop/documents/printed.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../database/open.ts'
import type { Shipment } from '../../invoice/work.ts'
import { delhivery } from './delhivery.ts'

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

type Asked = Pick<Context, 'database' | 'settings'>

/** A courier that can be asked by machine; every method rejects with a sentence for staff. */
export interface CourierConnection {
  readonly name: string
  /** The settings that are missing for it. */
  missing(db: Db): Promise<readonly string[]>
  /** Has a parcel carried that is worth so many paise; asked twice for the same number it is booked once. Answers its AWB. */
  book(asked: Asked, parcel: PrintedParcel, worth: number): Promise<string>
  /** Where the courier's own label lies, as a PDF. */
  label(asked: Asked, awb: string): Promise<string>
  /** All that it says of a parcel, the oldest first. */
  track(asked: Asked, awb: string): Promise<readonly CourierScan[]>
  /** Has a delivery that failed tried again. Answers under what number it is done. */
  retry(asked: Asked, awb: string): Promise<string>
  check(asked: Asked): Promise<void>
}

/** The couriers that the product can ask, by what the record of a courier calls them. */
const connections: Readonly<Record<NonNullable<Shipment['connection']>, CourierConnection>> = { delhivery }

/** How the courier of a parcel is asked; undefined where only people speak to it. */
export const connectionOf = ({ connection }: Pick<Shipment, 'connection'>): CourierConnection | undefined =>
  connection ? connections[connection] : undefined
