import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { allocate } from './allocate.ts'
import { goodwillOf } from './goodwillOf.ts'
import { piecesLeft } from './piecesLeft.ts'
import { roundOffNow } from './roundOff.ts'

/** A line of an order, as far as calling it off goes. Paise; `invoiced` is what invoices have of it already. */
export interface CancellableLine {
  readonly id: string
  readonly quantity: number
  readonly cancelled: number
  readonly cancelledAmount: number
  /** Pieces in packed parcels. */
  readonly packed: number
  readonly invoiced: number
  readonly total: number
  /** What went back of it before it was packed, for other reasons than calling off. */
  readonly goodwill: number
  /** What of that was for pieces that were called off since. */
  readonly cancelledGoodwill: number
}

/** An order, as far as calling it off goes. */
export interface CancellableOrder {
  readonly lines: readonly CancellableLine[]
  /** What of its rounding was neither invoiced nor called off; below zero where it was rounded down. */
  readonly roundOff: number
  readonly shipping: number
  /** For cash on delivery and gift wrapping. */
  readonly fees: number
  /** What of both went back before. */
  readonly given: { readonly shipping: number; readonly fee: number }
  /** What is still to be paid; below zero where too much was taken. */
  readonly owed: number
  /** What its payments still have that can go back. */
  readonly refundable: number
}

/** Pieces that are called off, what they are worth, and what of that went back before as goodwill. */
export interface CancelledPieces {
  readonly line: string
  readonly quantity: number
  readonly amount: number
  readonly goodwill: number
}

/** What calling pieces off means. `lines` and the charges say what they are worth; `refund` what of it was paid and goes back. */
export interface Cancellation {
  /** Whether nothing of the order is left. */
  readonly whole: boolean
  readonly lines: readonly CancelledPieces[]
  readonly shipping: number
  readonly fees: number
  /** What of the rounding of the order goes with it; below zero where it was rounded down. */
  readonly roundOff: number
  readonly value: number
  readonly refund: number
  readonly refundLines: readonly {
    readonly line: string
    readonly quantity: number
    readonly amount: number
  }[]
  readonly refundShipping: number
  readonly refundFees: number
  readonly refundRoundOff: number
}

/** A line that was asked for more pieces than can be called off. */
export interface TooMany {
  readonly index: number
  readonly max: number
}

/** How many pieces of a line can be called off: those that are not called off and in no packed parcel. */
const cancellable = (line: CancellableLine): number => piecesLeft(line, line.packed)

/**
 * Works out what it means to call pieces off; all that can be, where none are named. Pieces are worth their share of what is left of
 * their line, the last ones all of it, so that invoices and cancellations together make up the order to the paisa. Delivery and fees go with the last
 * piece of the order, the rounding with the last that no invoice has. What is not paid yet is not owed any more first; only what was
 * paid goes back, and of that what did not go back before as goodwill for these pieces or is disputed.
 */
export function cancellationOf(
  order: CancellableOrder,
  asked?: readonly { readonly line: string; readonly quantity: number }[],
): Cancellation | { readonly tooMany: TooMany } {
  const wanted = asked ?? order.lines.map((line) => ({ line: line.id, quantity: cancellable(line) }))
  const lines: CancelledPieces[] = []
  for (const [index, { line: id, quantity }] of wanted.entries()) {
    const line = order.lines.find((one) => one.id === id)
    const max = line ? cancellable(line) : 0
    if (!line || quantity > max) return { tooMany: { index, max } }
    if (quantity > 0) lines.push(piecesOf(line, quantity))
  }
  const taken = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const whole =
    lines.length > 0 &&
    order.lines.every(({ id, quantity, cancelled }) => cancelled + (taken.get(id) ?? 0) === quantity)
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const [shipping, fees] = whole ? [order.shipping, order.fees] : [0, 0]
  const unpacked = order.lines.reduce(
    (sum, { total, invoiced, cancelledAmount }) => sum + total - invoiced - cancelledAmount,
    0,
  )
  const roundOff = Math.max(roundOffNow(order.roundOff, unpacked - goods), -goods - shipping - fees)
  const value = goods + shipping + fees + roundOff
  const owing = [
    ...lines.map(({ amount, goodwill }) => amount - goodwill),
    Math.max(0, Math.min(shipping, order.shipping - order.given.shipping)),
    Math.max(0, Math.min(fees, order.fees - order.given.fee)),
  ]
  const sold = owing.reduce((sum, amount) => sum + amount, 0)
  const before = goods + shipping + fees - sold
  const paid = Math.min(value, Math.max(0, value - order.owed))
  const refund = Math.min(Math.max(0, paid - before), order.refundable)
  const refundRoundOff = refund === value - before ? roundOff : Math.max(0, refund - sold)
  const parts = allocate(refund - refundRoundOff, owing)
  return {
    whole,
    lines,
    shipping,
    fees,
    roundOff,
    value,
    refund,
    refundRoundOff,
    refundLines: lines.map(({ line, quantity }, index) => ({ line, quantity, amount: parts[index] ?? 0 })),
    refundShipping: parts[lines.length] ?? 0,
    refundFees: parts[lines.length + 1] ?? 0,
  }
}

function piecesOf(line: CancellableLine, quantity: number): CancelledPieces {
  const { id, cancelled, packed, total, cancelledAmount, invoiced, goodwill, cancelledGoodwill } = line
  const left = total - invoiced - cancelledAmount
  const pieces = line.quantity - cancelled - packed
  const amount = shareOf(left, quantity, pieces)
  const given = { amount: goodwill - cancelledGoodwill, pieces, worth: left }
  return { line: id, quantity, amount, goodwill: goodwillOf(given, { pieces: quantity, worth: amount }) }
}
