import { uuidv7 } from 'uuidv7'
import { couriers } from '../couriers.ts'
import type { Random } from '../random.ts'
import { DAY } from '../time.ts'
import { working } from '../workingHours.ts'
import { refundOf } from './goingBack.ts'
import { dayStartOf } from './season.ts'
import type { Parcel, Pieces } from './story.ts'

const HOUR = 3_600_000

interface Fate {
  readonly tier: 1 | 2 | 3
  readonly refuses: boolean
  readonly isCash: boolean
  /** Whether it carries all of its order. */
  readonly isWhole: boolean
}

/** Tells how a parcel fares from a moment on: packed in working hours, fetched at five, out in the morning. */
export function tellParcel(stream: Random, lines: readonly Pieces[], from: number, fate: Fate): Parcel {
  const made = from + stream.between(0.1, 1) * HOUR
  const packed = working(stream, made + stream.between(0.7, 20) * HOUR)
  const labelled = packed + stream.between(0.05, 0.6) * HOUR
  const handedOver = fetched(labelled)
  const departed = handedOver + stream.between(1, 8) * HOUR
  const days = { 1: stream.whole(1, 3), 2: stream.whole(2, 4), 3: stream.whole(3, 6) }[fate.tier]
  const first = dayStartOf(handedOver) + days * DAY
  const courier = courierOf(stream)
  const isLost = fate.isWhole && !fate.refuses && stream.chance(0.004)
  const misses = fate.refuses ? stream.whole(2, 3) : stream.chance(fate.isCash ? 0.07 : 0.04) ? 1 : 0
  const rounds = Array.from({ length: isLost ? 0 : fate.refuses ? misses : misses + 1 }, (_, index) => {
    const out = first + index * DAY + stream.between(8.5, 10.5) * HOUR
    return { out, done: out + stream.between(0.8, 9) * HOUR, failed: index < misses }
  })
  const begun = (rounds.at(-1)?.done ?? departed) + stream.between(2, 20) * HOUR
  const departedBack = begun + stream.between(4, 24) * HOUR
  return {
    id: uuidv7(),
    creditNote: uuidv7(),
    lines,
    made,
    packed,
    labelled,
    handedOver,
    departed,
    rounds,
    courier: courier.name,
    awb: `${courier.letters}${stream.whole(1000, 9999)}${String(stream.whole(0, 99_999_999)).padStart(8, '0')}`,
    back: fate.refuses
      ? {
          begun,
          departed: departedBack,
          received: working(stream, departedBack + stream.between(2.5, 7) * DAY),
        }
      : null,
    lost: isLost ? lossOf(stream, departed, fate) : null,
  }
}

function courierOf(stream: Random): (typeof couriers)[number] {
  let lot = stream.next()
  for (const courier of couriers) {
    lot -= courier.share
    if (lot < 0) return courier
  }
  return couriers[0]
}

/** The courier looks for it for one to two weeks before it says so; who has paid gets the money back. */
function lossOf(stream: Random, departed: number, { isCash }: Fate): Parcel['lost'] {
  const at = working(stream, departed + stream.between(7, 15) * DAY)
  return { at, refund: isCash ? null : refundOf(stream, at + stream.whole(10, 60) * 60_000, 'original') }
}

/** The courier comes at five in the afternoon. */
function fetched(moment: number): number {
  const day = dayStartOf(moment)
  const five = day + 17 * HOUR + (moment % 1_500_000)
  return moment < five ? five : five + DAY
}
