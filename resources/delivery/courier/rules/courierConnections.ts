/** The couriers that the product can ask by machine for an AWB, a label and the way of a parcel. */
export const courierConnections = ['delhivery'] as const
