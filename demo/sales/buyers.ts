import { uuidv7 } from 'uuidv7'
import type { Address } from '../../src/fields/address/address.ts'
import { nameRegions } from '../customerNames.ts'
import type { Random } from '../random.ts'
import type { Place } from './places.ts'

/** Somebody who orders. */
export interface Buyer {
  /** The id of the customer; a guest has none. */
  readonly customer: string | null
  readonly name: string
  readonly phone: string
  readonly email: string | null
  readonly language: string
  readonly address: Address
  readonly tier: Place['tier']
  /** Whether they refuse parcels that they should pay at the door. */
  readonly refuses: boolean
  readonly gstin: string | null
}

/** A buyer who is new to the shop: a customer who is still to be stored. */
export interface NewBuyer extends Buyer {
  readonly firstName: string
  readonly lastName: string
}

/** Makes up a buyer who lives in one of the places; `number` keeps telephone and e-mail apart. Nobody of them is real. */
export function makeBuyer(stream: Random, number: number, places: readonly Place[]): NewBuyer {
  const place = stream.pick(places)
  const region = nameRegions.find(({ states }) => states.includes(place.isoState)) ?? nameRegions[0]
  if (!region) throw new Error('The demo shop has no names. Expected regions in customerNames.ts.')
  const firstName = stream.pick(stream.chance(0.74) ? region.women : region.men)
  const lastName = stream.pick(region.families)
  const name = `${firstName} ${lastName}`
  const phone = `+91${stream.pick(prefixes)}${String((10_000_019 + number * 7_919_003) % 100_000_000).padStart(8, '0')}`
  const domain = stream.pick(['example.com', 'example.org', 'example.net'])
  return {
    customer: uuidv7(),
    firstName,
    lastName,
    name,
    phone,
    email: stream.chance(0.86) ? `${firstName}.${lastName}.${number}@${domain}`.toLowerCase() : null,
    language: stream.chance(0.55) ? 'en' : region.language,
    address: addressOf(stream, name, phone, place),
    tier: place.tier,
    refuses: stream.chance(place.tier === 1 ? 0.1 : 0.17),
    gstin: null,
  }
}

/** None of them begins a number of `customers.ts`. */
const prefixes = ['96', '95', '94', '93', '89', '87', '86', '79']

const houses =
  'Shanti Apartments,Green Residency,Lakshmi Nivas,Sai Enclave,Palm Court,Sunrise Towers,Heritage Block,Orchid Homes,Ganga Heights,Mayur Villa,Nilgiri House,Prestige Corner'.split(
    ',',
  )
const streets =
  'Station Road,Gandhi Road,Temple Street,Park View,Lake Road,Nehru Marg,1st Cross,Rose Garden Lane,Hill Road,Market Street,Ring Road,College Road'.split(
    ',',
  )

function addressOf(stream: Random, fullName: string, phone: string, place: Place): Address {
  return {
    fullName,
    phone,
    line1: `${stream.whole(1, 480)}, ${stream.pick(houses)}`,
    line2: `${stream.pick(streets)}, ${place.office}`,
    landmark: stream.chance(0.25)
      ? stream.pick(['Opposite the bus stand', 'Next to the school', 'Behind the temple'])
      : '',
    pincode: place.pincode,
    city: place.city,
    district: place.district,
    state: place.state,
    country: 'IN',
    type: stream.chance(0.12) ? 'work' : 'home',
    gstin: '',
  }
}
