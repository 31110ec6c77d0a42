import type { Shipment } from '../../../invoice/server/work.ts'
import type { CourierConnection } from './courierConnection.ts'
import { delhivery } from './delhivery.ts'

/** The couriers that the product can ask, by what the record of a courier calls them. */
const connections: Readonly<Record<NonNullable<Shipment['connection']>, CourierConnection>> = { delhivery }

/** How the courier of a parcel is asked; undefined where only people speak to it. */
export const connectionOf = ({ connection }: Pick<Shipment, 'connection'>): CourierConnection | undefined =>
  connection ? connections[connection] : undefined
