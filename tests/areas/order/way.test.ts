import { describe, expect, it } from 'vitest'
import { stationOf, whereabouts } from '../../../resources/sales/order/rules/way.ts'

describe('how far an order has come on its way', () => {
  it.each([
    ['draft', 'unfulfilled', [], undefined],
    ['pendingPayment', 'unfulfilled', [], undefined],
    ['placed', 'unfulfilled', [], 'placed'],
    ['confirmed', 'unfulfilled', ['pending'], 'confirmed'],
    ['processing', 'partiallyFulfilled', ['handedOver'], 'confirmed'],
    ['processing', 'fulfilled', ['packed', 'labelReady'], 'packed'],
    ['processing', 'fulfilled', ['labelReady', 'inTransit'], 'onTheWay'],
    ['processing', 'fulfilled', ['attemptFailed'], 'onTheWay'],
    ['processing', 'partiallyDelivered', ['delivered', 'packed'], 'onTheWay'],
    ['processing', 'delivered', ['delivered'], 'delivered'],
    ['completed', 'delivered', ['delivered'], 'delivered'],
    ['processing', 'rto', ['rtoInTransit'], undefined],
    ['cancelled', 'unfulfilled', [], undefined],
  ])('%s, %s, parcels %j: %s', (status, fulfilmentStatus, parcelStates, station) => {
    expect(stationOf({ status, fulfilmentStatus, parcelStates })).toBe(station)
  })
})

describe('where the goods of a packed order are', () => {
  it.each([
    ['fulfilled', ['packed', 'labelReady'], undefined],
    ['fulfilled', ['labelReady', 'handedOver'], 'inTransit'],
    ['fulfilled', ['inTransit', 'attemptFailed'], 'attemptFailed'],
    ['fulfilled', null, undefined],
    ['partiallyFulfilled', ['handedOver'], undefined],
    ['partiallyDelivered', ['delivered', 'inTransit'], undefined],
    ['delivered', ['delivered'], undefined],
  ])('%s, parcels %j: %s', (fulfilmentStatus, parcelStates, place) => {
    expect(whereabouts({ fulfilmentStatus, parcelStates })).toBe(place)
  })
})
