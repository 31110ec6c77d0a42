import { indianStates } from '../../resources/delivery/geography/server/reference/indianStates.ts'
import { demoCities } from '../geography/cities.ts'
import { demoPincodes } from '../geography/pincodes.ts'
import type { Reach } from './reach.ts'

/** A place that parcels go to. */
export interface Place {
  readonly pincode: string
  readonly office: string
  readonly city: string
  readonly district: string
  /** Its English name, and its ISO code. */
  readonly state: string
  readonly isoState: string
  /** Of its city: 1 for the metros. */
  readonly tier: 1 | 2 | 3
}

const stateOf = new Map(indianStates.map((state) => [state.isoCode, state]))

const places: readonly Place[] = demoPincodes.flatMap(({ pincode, city: name, office }) => {
  const city = demoCities.find((one) => one.name === name)
  const state = city && stateOf.get(city.state)
  if (!city || !state) return []
  return [
    {
      pincode,
      office,
      city: name,
      district: city.district.name,
      state: state.names[0],
      isoState: city.state,
      tier: city.tier,
    },
  ]
})

/** Places of large cities stand in the lot more than once; they have more pincodes already. */
const lot = places.flatMap((place) => (place.tier === 1 ? [place, place, place] : [place]))

/** The places that a shop delivers to, to draw from. */
export const lotWithin = (reach: Reach): readonly Place[] => lot.filter(({ pincode }) => reach.has(pincode))

/** The GST code of a state by its English name; that of Karnataka for one that is unknown. */
export const gstCodeOf = (state: string): string => gstCodes.get(state) ?? '29'

const gstCodes = new Map(indianStates.map(({ names, gstCode }) => [names[0], gstCode] as const))
