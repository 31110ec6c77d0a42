import { uuidv7 } from 'uuidv7'
import { type Random, random } from '../random.ts'
import { DAY } from '../time.ts'
import { working } from '../workingHours.ts'
import type { BasketLine } from './baskets.ts'
import type { Buyer } from './buyers.ts'
import type { couponBook } from './couponBook.ts'
import { backOf, refundOf } from './goingBack.ts'
import { tellParcel } from './parcels.ts'
import type { Reach } from './reach.ts'
import { dayStartOf, isSale } from './season.ts'
import type { SupplyPlace } from './shopFacts.ts'
import type { CancelStory, Parcel, Pieces, Story, StoryLine } from './story.ts'
import { exchangeOf } from './tellExchange.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

/** What a story begins with. */
export interface Occasion {
  readonly seed: number
  readonly at: number
  readonly buyer: Buyer
  readonly basket: readonly BasketLine[]
  readonly places: readonly SupplyPlace[]
  readonly reach: Reach
  /** Whether they have not ordered before. */
  readonly isFirst: boolean
  readonly coupons: ReturnType<typeof couponBook>
}

/** Tells how an order fares: the same for the same occasion, but for its ids. */
export function tellStory({ seed, at, buyer, basket, places, reach, isFirst, coupons }: Occasion): Story {
  const stream = random(`order ${seed}`)
  const location = locationOf(stream, basket, places)
  const lines = basket.map((line): StoryLine => ({ ...line, id: uuidv7(), location }))
  const value = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const method = methodOf(stream, buyer, reach, value, lines)
  const isPaid = method === 'cod' || !stream.chance(0.055)
  const failures = method === 'cod' ? 0 : isPaid ? (stream.chance(0.07) ? 1 : 0) : stream.whole(1, 2)
  const channel = stream.pick(['web', 'web', 'android', 'android', 'android', 'ios'] as const)
  const wantsCoupon = isPaid && stream.chance(isSale(new Date(at)) ? 0.42 : 0.16)
  const placed = isPaid ? at + (method === 'cod' ? 0 : stream.whole(1, 4) * MINUTE * (1 + failures)) : null
  const confirmed = confirmedAt(stream, placed ?? at, method === 'cod')
  const cancel = placed === null ? null : cancelOf(stream, lines, placed, method)
  const whole = cancel !== null && cancel.lines === null
  const kept = whole ? [] : remaining(lines, cancel?.lines ?? [])
  const start = Math.max(confirmed, cancel?.at ?? 0)
  const parcels = placed === null || kept.length === 0 ? [] : parcelsOf(stream, kept, start, buyer, method)
  const story: Story = {
    id: uuidv7(),
    seed,
    buyer,
    lines,
    method,
    failures,
    placed,
    confirmed,
    cancel,
    parcels,
    channel,
    locale: buyer.language,
    utm: stream.chance(0.4) ? stream.pick(campaigns) : null,
    ...giftOf(stream),
    note: stream.chance(0.05) ? stream.pick(notes) : null,
    couponCode: wantsCoupon ? coupons(stream, { at, value, method, channel, isFirst, ...buyer }) : null,
    created: at,
    back: backOf(stream, lines, parcels, method, buyer.customer !== null),
    exchanges: null,
  }
  const exchange = story.back && exchangeOf(random(`exchange ${seed}`), story, story.back)
  return exchange ? { ...story, back: exchange } : story
}

const campaigns = [
  'utm_source=instagram&utm_medium=paid&utm_campaign=festive',
  'utm_source=google&utm_medium=cpc&utm_campaign=brand',
  'utm_source=newsletter&utm_medium=email',
  'utm_source=whatsapp&utm_medium=message',
]

const notes = [
  'Please deliver after six in the evening.',
  'Leave it with the security desk.',
  'It is a birthday present, no price tag please.',
  'Call before you come, the gate is closed at noon.',
]

function giftOf(stream: Random): { giftWrap: boolean; giftMessage: string | null } {
  const giftWrap = stream.chance(0.03)
  const giftMessage =
    giftWrap && stream.chance(0.7)
      ? stream.pick(['Happy birthday!', 'With love from all of us', 'Happy Diwali'])
      : null
  return { giftWrap, giftMessage }
}

/** One place for all lines: the second warehouse for a part of the orders whose goods it holds. */
function locationOf(stream: Random, basket: readonly BasketLine[], places: readonly SupplyPlace[]): string {
  const everywhere = places.filter(({ id }) => basket.every(({ variant }) => variant.places.includes(id)))
  const [first] = everywhere
  if (!first)
    throw new Error(
      'No place holds all of a demo basket. Expected the first warehouse to. Check fillStock.ts.',
    )
  return (stream.chance(0.3) ? (everywhere[1] ?? first) : first).id
}

function methodOf(
  stream: Random,
  { tier, address }: Buyer,
  reach: Reach,
  value: number,
  lines: readonly StoryLine[],
): Story['method'] {
  const isCashPlace = reach.get(address.pincode)?.cash === true
  const takesCash = isCashPlace && value <= 500_000 && lines.every(({ product }) => product.cod)
  if (takesCash && stream.chance(tier === 1 ? 0.42 : 0.62)) return 'cod'
  const lot = stream.next()
  if (lot < 0.6) return 'upi'
  if (lot < 0.83) return 'card'
  if (lot < 0.89) return 'netbanking'
  if (lot < 0.96) return 'wallet'
  return value > 500_000 ? 'emi' : 'payLater'
}

/** Prepaid orders are confirmed by rule; for cash somebody calls, in working hours. */
function confirmedAt(stream: Random, placed: number, isCash: boolean): number {
  if (!isCash) return placed + stream.whole(3, 40) * MINUTE
  const called = placed + stream.between(0.3, 5) * HOUR
  const day = dayStartOf(called)
  const [open, close] = [day + 9 * HOUR, day + 20 * HOUR]
  if (called < open) return open + stream.whole(1, 90) * MINUTE
  return called < close ? called : open + DAY + stream.whole(1, 150) * MINUTE
}

const customerReasons = [
  'changed-mind',
  'wrong-size',
  'found-cheaper',
  'ordered-by-mistake',
  'delivery-too-late',
]
const staffReasons = ['inventory', 'address-unserviceable', 'duplicate', 'address-wrong']

function cancelOf(
  stream: Random,
  lines: readonly StoryLine[],
  placed: number,
  method: Story['method'],
): CancelStory | null {
  const lot = stream.next()
  const isPart = lines.length > 1 && lot > 0.988
  if (lot > 0.048 && !isPart) return null
  const by = isPart ? 'staff' : stream.chance(0.65) ? 'customer' : 'staff'
  const at =
    by === 'customer'
      ? placed + stream.whole(5, 110) * MINUTE
      : working(stream, placed + stream.between(0.6, 3) * HOUR)
  const last = lines.at(-1) as StoryLine
  return {
    at,
    by,
    reason: isPart ? 'inventory' : stream.pick(by === 'customer' ? customerReasons : staffReasons),
    lines: isPart ? [{ line: last.id, quantity: last.quantity }] : null,
    refund: method === 'cod' ? null : refundOf(stream, at, 'original'),
  }
}

/** The pieces of the lines that are not taken back. */
function remaining(lines: readonly StoryLine[], cancelled: readonly Pieces[]): Pieces[] {
  const gone = new Map(cancelled.map(({ line, quantity }) => [line, quantity]))
  return lines
    .map(({ id, quantity }) => ({ line: id, quantity: quantity - (gone.get(id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Nearly always one parcel; now and then a line follows later. */
function parcelsOf(
  stream: Random,
  pieces: readonly Pieces[],
  from: number,
  buyer: Buyer,
  method: Story['method'],
): Parcel[] {
  const isSplit = pieces.length > 1 && method !== 'cod' && stream.chance(0.03)
  const [first, later] = isSplit ? [pieces.slice(0, 1), pieces.slice(1)] : [pieces, []]
  const fate = {
    tier: buyer.tier,
    refuses: method === 'cod' && buyer.refuses && stream.chance(0.8),
    isCash: method === 'cod',
    isWhole: !isSplit,
  }
  return [
    tellParcel(stream, first, from, fate),
    ...(later.length > 0 ? [tellParcel(stream, later, from + stream.between(1, 3) * DAY, fate)] : []),
  ]
}
