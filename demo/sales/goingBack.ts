import { uuidv7 } from 'uuidv7'
import type { Random } from '../random.ts'
import { DAY } from '../time.ts'
import { working } from '../workingHours.ts'
import type { Parcel, RefundStory, ReturnStory, Story, StoryLine } from './story.ts'

const MINUTE = 60_000

/** What a gateway sends back is there at once; a transfer is made by hand. Credit needs somebody who has an account. */
export function refundOf(
  stream: Random,
  asked: number,
  destination: RefundStory['destination'],
): RefundStory {
  const processed =
    destination === 'bankOrUpi'
      ? working(stream, asked + stream.whole(600, 4200) * MINUTE)
      : asked + stream.whole(2, 40) * MINUTE
  return { id: uuidv7(), asked, processed, destination }
}

const returnReasons = [
  'size-too-small',
  'size-too-large',
  'colour',
  'style',
  'changed-mind',
  'defective',
  'not-as-described',
]

/** What comes back of an order: what somebody sends back, or a parcel that nobody took; null for most. */
export function backOf(
  stream: Random,
  lines: readonly StoryLine[],
  parcels: readonly Parcel[],
  method: Story['method'],
  hasAccount: boolean,
): ReturnStory | null {
  const [parcel] = parcels
  if (!parcel || parcel.lost) return null
  if (parcel.back) return rtoOf(stream, parcel, method)
  const delivered = parcel.rounds.at(-1)?.done as number
  const there = new Set(parcel.lines.map(({ line }) => line))
  const returnable = lines.filter(({ id, product }) => there.has(id) && product.returnable)
  const second = returnable.find(({ isSecondSize }) => isSecondSize)
  if (returnable.length === 0 || !stream.chance(second ? 0.7 : 0.095)) return null
  const chosen = second ? [second] : stream.some(returnable, stream.chance(0.75) ? 1 : 2)
  const window = Math.min(...chosen.map(({ product }) => product.returnWindowDays))
  const requested = delivered + stream.between(0.4, Math.min(9, window)) * DAY
  const decided = working(stream, requested + stream.between(0.05, 1.2) * DAY)
  const scheduled = working(stream, decided + stream.between(0.1, 0.6) * DAY)
  const pickedUp = working(stream, scheduled + stream.between(0.6, 2.5) * DAY)
  const received = working(stream, pickedUp + stream.between(1.5, 4) * DAY)
  const inspected = working(stream, received + stream.between(0.1, 1.3) * DAY)
  const isRejected = stream.chance(0.06)
  const wantsCredit = hasAccount && stream.chance(method === 'cod' ? 0.45 : 0.12)
  const destination = wantsCredit ? 'storeCredit' : method === 'cod' ? 'bankOrUpi' : 'original'
  const accepted = chosen.map(({ id, quantity }) => ({
    line: id,
    quantity,
    reason: second ? 'size-too-small' : stream.pick(returnReasons),
    passes: !stream.chance(0.04),
  }))
  const isRefunded = !isRejected && accepted.some(({ passes }) => passes)
  return {
    id: uuidv7(),
    source: 'customer',
    lines: accepted,
    requested,
    decided,
    isRejected,
    scheduled,
    pickedUp,
    received,
    inspected,
    refund: isRefunded ? refundOf(stream, inspected + stream.whole(2, 90) * MINUTE, destination) : null,
    exchange: null,
  }
}

/** A parcel that nobody took; what was paid for it goes back. */
function rtoOf(stream: Random, { lines, back }: Parcel, method: Story['method']): ReturnStory {
  const received = back?.received as number
  const inspected = working(stream, received + stream.between(0.1, 1) * DAY)
  return {
    id: uuidv7(),
    source: 'rto',
    isRejected: false,
    lines: lines.map((pieces) => ({ ...pieces, reason: 'not-delivered', passes: true })),
    requested: received,
    decided: received,
    scheduled: received,
    pickedUp: received,
    received,
    inspected,
    refund: method === 'cod' ? null : refundOf(stream, inspected + stream.whole(2, 90) * MINUTE, 'original'),
    exchange: null,
  }
}
