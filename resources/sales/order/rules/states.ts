/** How far the money of an order is, derived from its payments and refunds (areas, 14). */
export const paymentStates = [
  ...(['unpaid', 'authorised', 'partiallyPaid', 'paid', 'codPending'] as const),
  ...(['partiallyRefunded', 'refunded', 'voided'] as const),
] as const

export type PaymentState = (typeof paymentStates)[number]

/** How far the goods of an order are, derived from its parcels (areas, 22). */
export const fulfilmentStates = [
  'unfulfilled',
  'partiallyFulfilled',
  'fulfilled',
  'partiallyDelivered',
  'delivered',
  'rto',
] as const

export type FulfilmentState = (typeof fulfilmentStates)[number]

/** The parcels that carry goods away; they have left the house and are not there yet. */
export const parcelsOut = ['handedOver', 'inTransit', 'outForDelivery'] as const

/** The parcels that come back undelivered. */
export const parcelsBack = ['rtoInitiated', 'rtoInTransit', 'rtoReceived'] as const

/** The states of an order's parcels that lists ask for; those that are called off do not count. */
export const parcelStates = [
  ...(['pending', 'packed', 'labelReady'] as const),
  ...parcelsOut,
  ...(['attemptFailed', 'delivered'] as const),
  ...parcelsBack,
  'lost',
] as const

export type ParcelState = (typeof parcelStates)[number]

/** What makes an order worth a second look before it is shipped (areas, 22). */
export const riskKinds = ['firstHighCod', 'rtoHistory', 'addressQuality', 'velocity'] as const

export type RiskKind = (typeof riskKinds)[number]

/** What an order costs beside its goods. */
export const chargeKinds = ['shipping', 'codFee', 'giftFee'] as const

export type ChargeKind = (typeof chargeKinds)[number]
