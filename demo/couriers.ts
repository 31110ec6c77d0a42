import type { Entry } from './shop.ts'

/** Those who carry the demo shop's parcels, how often, and how their numbers look. */
export const couriers = [
  { name: 'Swiftline', share: 0.55, letters: 'SW', address: 'https://track.swiftline.example/' },
  { name: 'Bharat Parcel', share: 0.3, letters: 'BP', address: 'https://bharatparcel.example/t/' },
  { name: 'CityHop', share: 0.15, letters: 'CH', address: 'https://cityhop.example/track?awb=' },
] as const

/** The entries of the demo shop, under their names. All of them take cash; the one of the inner cities fetches nothing. */
export const courierEntries = (): (() => Promise<Entry>)[] =>
  couriers.map(({ name, letters, address }) => async () => ({
    key: name,
    at: '2025-04-14T05:00:00.000Z',
    values: {
      name,
      code: letters,
      trackingPattern: `${address}{awb}`,
      cod: true,
      reverse: letters !== 'CH',
      contactEmail: `pickups@${new URL(address).hostname}`,
    },
  }))
