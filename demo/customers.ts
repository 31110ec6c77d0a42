import { z } from 'zod'
import { indianStates } from '../resources/delivery/geography/server/reference/indianStates.ts'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { nameRegions } from './customerNames.ts'
import type { DemoCustomer } from './demoCustomer.ts'
import { demoCities } from './geography/cities.ts'
import { demoPincodes } from './geography/pincodes.ts'
import { type Random, random } from './random.ts'
import type { Entry, Shop } from './shop.ts'
import { daysAgo } from './time.ts'

/** The English names of India's states by their ISO codes. */
const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  indianStates.map(({ isoCode, names }) => [isoCode, names[0]]),
)

type Make = () => Promise<Entry>

const groups = [
  ['First buyers', 'Bought for the first time in the last ninety days.', '#3e82f7'],
  ['Friends of the house', 'Invited to previews and private sales.', '#b8860b'],
  ['Boutiques', 'Shops that buy from us with a GSTIN.', '#2f4570'],
  ['Stylists', 'Buy for others; we hold pieces for them.', '#7a3b69'],
  ['Sari circle', 'Hear first of new handloom.', '#b5573c'],
  ['Neighbours', 'Live near the Bengaluru studio and collect in person.', '#1f7a57'],
] as const

/** The name of a group, by which others refer to it. */
export const customerGroupSchema = z.enum(groups.map(([name]) => name))

/** The groups of the demo shop. */
export const customerGroupEntries = (): Make[] =>
  groups.map(([name, description, colour]) => async () => ({
    key: name,
    at: daysAgo(400),
    values: { name, description, colour },
  }))

/** How many people the demo shop can know. */
const count = 300

/** The people of the demo shop, the same on every machine. Their addresses lie in the sample of pincodes; nobody of them is real. */
export const demoCustomers: readonly DemoCustomer[] = Array.from({ length: count }, (_, index) => {
  const stream = random(`customer ${index}`)
  const { region } = homeOf(stream)
  const isWoman = stream.chance(0.72)
  const firstName = stream.pick(isWoman ? region.women : region.men)
  const lastName = stream.pick(region.families)
  const domain = stream.pick(['example.com', 'example.org', 'example.net'])
  return {
    key: String(index),
    firstName,
    lastName,
    email: `${firstName}.${lastName}${index}@${domain}`.toLowerCase(),
    phone: `+91${stream.pick(['98', '97', '99', '90', '88', '70', '63'])}${String(10_000_000 + index * 271_829).slice(-8)}`,
    language: stream.chance(0.55) ? 'en' : region.language,
    daysKnown: stream.between(1, 540),
  }
})

/** Customers with addresses, consents and notes. */
export const customerEntries = (shop: Shop): Make[] =>
  shop.customers.map((person, index) => async () => entryOf(shop, person, index))

function entryOf(shop: Shop, person: DemoCustomer, index: number): Entry {
  const { firstName, lastName, email, phone, language, key, daysKnown } = person
  const home = random(`customer ${index}`)
  const { region, city } = homeOf(home)
  const stream = random(`life of customer ${index}`)
  const at = daysAgo(daysKnown)
  const isShop = stream.chance(0.06)
  const blocked = stream.chance(0.02)
  const tags = stream.chance(0.2)
    ? [stream.pick(['VIP', 'Newsletter', 'Stylist', 'Frequent returns', 'Birthday club', 'Prefers phone'])]
    : []
  const groupNames = [
    ...(isShop ? ['Boutiques'] : []),
    ...(daysKnown < 90 ? ['First buyers'] : []),
    ...(stream.chance(0.1) ? ['Sari circle'] : []),
    ...(city.name === 'Bengaluru' && stream.chance(0.4) ? ['Neighbours'] : []),
    ...(tags.includes('VIP') ? ['Friends of the house'] : []),
  ]
  const codBlocked = stream.chance(0.03)
  const values: Values = {
    firstName,
    lastName,
    language,
    email: stream.chance(0.9) ? email : null,
    phone,
    gender: stream.chance(0.6) ? (region.women.includes(firstName) ? 'female' : 'male') : null,
    dob: stream.chance(0.5) ? birthday(stream) : null,
    source: stream.pick(['store', 'store', 'app', 'app', 'import']),
    phoneVerifiedAt: at,
    groups: groupNames.map((name) => shop.id(resources.customerGroup, name)),
    tags: tags.map((tag) => shop.id(resources.tag, `customer ${tag}`)),
    ...(isShop ? business(stream, city.state, lastName) : {}),
    codBlocked,
    codBlockReason: codBlocked ? 'Two parcels with cash on delivery refused at the door.' : null,
    addresses: addressesOf(stream, person, city),
    consents: consentsOf(stream, at, daysKnown),
    notes: notesOf(stream, daysKnown),
  }
  const activate = { name: 'activate', at }
  const block = {
    name: 'block',
    at: daysAgo(daysKnown / 2),
    data: { blockReason: 'Repeated refusals and abusive calls to the order desk.' },
  }
  return { key, at, values, moves: blocked ? [activate, block] : daysKnown < 4 ? [] : [activate] }
}

function homeOf(stream: Random) {
  const weighted = demoCities.flatMap((city) =>
    Array.from({ length: city.tier === 1 ? 6 : city.tier === 2 ? 2 : 1 }, () => city),
  )
  const city = stream.pick(weighted)
  const region = nameRegions.find(({ states }) => states.includes(city.state)) ?? nameRegions[0]
  return { city, region: region as (typeof nameRegions)[number] }
}

const streets =
  'Station Road,Gandhi Road,Temple Street,Park View,Lake Road,Nehru Marg,1st Cross,Rose Garden Lane,Hill Road,Market Street'.split(
    ',',
  )
const houses =
  'Shanti Apartments,Green Residency,Lakshmi Nivas,Sai Enclave,Palm Court,Sunrise Towers,Heritage Block,Orchid Homes'.split(
    ',',
  )

function addressesOf(
  stream: Random,
  { firstName, lastName, phone }: DemoCustomer,
  city: (typeof demoCities)[number],
) {
  const places = demoPincodes.filter((place) => place.city === city.name)
  const one = (type: 'home' | 'work') => {
    const place = stream.pick(places.length > 0 ? places : demoPincodes)
    const home = demoCities.find(({ name }) => name === place.city) ?? city
    return {
      fullName: `${firstName} ${lastName}`,
      phone,
      line1: `${stream.whole(1, 240)}, ${stream.pick(houses)}`,
      line2: `${stream.pick(streets)}, ${place.office}`,
      landmark: stream.chance(0.3) ? 'Opposite the bus stand' : '',
      pincode: place.pincode,
      city: place.city,
      district: home.district.name,
      state: stateNames[home.state] ?? home.state,
      country: 'IN',
      type,
      gstin: '',
    }
  }
  const rows = [{ address: one('home'), defaultShipping: true, defaultBilling: true }]
  return stream.chance(0.25)
    ? [...rows, { address: one('work'), defaultShipping: false, defaultBilling: false }]
    : rows
}

function consentsOf(stream: Random, at: string, daysKnown: number) {
  const given = stream.some(['email', 'sms', 'whatsapp', 'push'], stream.whole(0, 3))
  const granted = given.map((channel) => ({ channel, state: 'granted', source: 'Sign-up form', at }))
  const [first] = given
  return first && stream.chance(0.15)
    ? [
        ...granted,
        { channel: first, state: 'withdrawn', source: 'Link in a message', at: daysAgo(daysKnown / 3) },
      ]
    : granted
}

const remarks = [
  'Prefers delivery after six in the evening.',
  'Asked us to leave parcels with the security desk.',
  'Between M and L in kurtas; send the size chart first.',
  'Please write in Hindi.',
  'Buys gifts in October; offer wrapping.',
  'Allergic to wool: suggest cotton.',
]

const notesOf = (stream: Random, daysKnown: number) =>
  stream.chance(0.18)
    ? [
        {
          text: stream.pick(remarks),
          author: stream.pick(['Naoko Fujii', 'Vikram Shetty', 'Asha Rao']),
          pinned: stream.chance(0.3),
          at: daysAgo(stream.between(0, daysKnown)),
        },
      ]
    : []

function birthday(stream: Random): string {
  const part = (low: number, high: number) => String(stream.whole(low, high)).padStart(2, '0')
  return `${stream.whole(1958, 2006)}-${part(1, 12)}-${part(1, 28)}`
}

/** A tax number that is right in form and belongs to nobody: no PAN has the letters XXXX. */
function business(stream: Random, state: string, family: string): Values {
  const code = { 'IN-MH': '27', 'IN-KA': '29', 'IN-TN': '33', 'IN-DL': '07', 'IN-GJ': '24', 'IN-WB': '19' }[
    state
  ]
  return {
    gstin: code ? `${code}XXXXX${stream.whole(1000, 9999)}X1Z${stream.whole(0, 9)}` : null,
    legalName: code ? `${family} Fashions` : null,
  }
}
