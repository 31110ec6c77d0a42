import { shareOf } from '../../../shared/money/rules/shareOf.ts'

/** What goods paid for an exchange that was ordered, and what of that is not bound in the new ones any more. */
export interface Undone {
  /** What the new ones are cheaper for: no more was paid for them, whatever the old ones came to since. Null as long as none are ordered. */
  readonly cheaper: number | null
  /** Of `whole`, the part of new pieces that never reach the customer. */
  readonly part: number
  readonly whole: number
  /** What went back with new pieces that the customer sent back. */
  readonly returned: number
}

/** No exchange was ordered. */
const nothingUndone: Undone = { cheaper: null, part: 0, whole: 0, returned: 0 }

/** What of a return decides about the money; amounts in paise. */
export interface SettledReturn {
  readonly type: 'return' | 'exchange' | 'replacement'
  readonly lines: readonly {
    readonly quantity: number
    readonly received: number | null
    readonly accepted: number | null
    readonly value: number | null
    readonly refundAmount: number | null
    readonly exchangedValue: number | null
    readonly exchangedAmount: number | null
    readonly exchangePrice: number | null
  }[]
  readonly deductions: readonly { readonly amount: number }[]
  /** What of the rounding of the order goes back with it, below zero where it was rounded down. */
  readonly roundOff: number | null
  /** What has been asked back for it already. */
  readonly refunded: number
  readonly undone?: Undone
}

/** How the money of a return comes about, from what was paid to what the customer gets or still pays; all in paise. */
export interface Settlement {
  /** What was paid for all that was to come back, in money and by goods that went back before. */
  readonly asked: number
  readonly notReceived: number
  readonly notAccepted: number
  readonly accepted: number
  readonly deductions: number
  readonly roundOff: number
  /** Accepted less deductions, with the rounding, never below zero. */
  readonly credit: number
  /** What goes out in exchange and is not undone, at its price; a replacement costs what it replaces. */
  readonly newItems: number
  /** What the customer gets back in all. */
  readonly refund: number
  /** What the customer still pays for the exchange. */
  readonly toPay: number
  readonly refunded: number
  /** What is still to be paid back. */
  readonly left: number
}

/**
 * The settlement of a return (areas, 23: refund ≤ accepted value − deductions). `before` takes all pieces as received and accepted, as
 * an early refund does. What the goods paid for new ones that never reach the customer, or that they send back, is theirs again.
 */
export function settlementOf(given: SettledReturn, before = false): Settlement {
  const { type, lines, deductions, refunded } = given
  const roundOff = given.roundOff ?? 0
  const asked = sum(lines, worthOf)
  const accepted = before ? asked : sum(lines, acceptedOf)
  const notReceived = before ? 0 : sum(lines, notReceivedOf)
  const off = sum(deductions, ({ amount }) => amount)
  const credit = Math.max(0, accepted - off + roundOff)
  const price = sum(lines, (line) => newItemOf(line, before))
  const newItems = type === 'return' ? 0 : type === 'replacement' ? credit : price
  const { cheaper, part, whole, returned } = given.undone ?? nothingUndone
  const stays = (amount: number) => amount - shareOf(amount, part, whole)
  const most = type === 'exchange' && cheaper !== null ? cheaper : newItems
  const paid = Math.min(credit, newItems, most)
  const refund = credit - Math.max(0, stays(paid) - returned)
  const toPay = stays(newItems - paid)
  return {
    asked,
    notReceived,
    notAccepted: asked - notReceived - accepted,
    accepted,
    deductions: off,
    roundOff,
    credit,
    newItems: credit + toPay - refund,
    refund,
    toPay,
    refunded,
    left: Math.max(0, refund - refunded),
  }
}

/** What was paid in money for the goods of a return themselves, as far as they are accepted. */
const ownWorth = ({ lines }: Pick<SettledReturn, 'lines'>, before = false): number =>
  sum(lines, ({ value, refundAmount }) => (before ? value : refundAmount) ?? 0)

/** What of `left` goes back out of the own payments of a return: these come before those that earlier goods were paid with. */
export const ownLeft = (given: SettledReturn, { refund, left }: Settlement, before = false): number =>
  Math.min(left, Math.max(0, Math.min(refund, ownWorth(given, before)) - given.refunded))

type Line = SettledReturn['lines'][number]

/** What was paid for the pieces of a line in all: in money, and by goods that went back before. */
export const worthOf = ({ value, exchangedValue }: Line) => (value ?? 0) + (exchangedValue ?? 0)

/** What of that was accepted. */
export const acceptedOf = ({ refundAmount, exchangedAmount }: Line) =>
  (refundAmount ?? 0) + (exchangedAmount ?? 0)

function notReceivedOf(line: Line): number {
  const { quantity, received, accepted } = line
  const missing = quantity - Math.max(received ?? 0, accepted ?? 0)
  if (missing <= 0) return 0
  const rest = worthOf(line) - acceptedOf(line)
  return Math.min(rest, shareOf(worthOf(line), missing, quantity))
}

const newItemOf = ({ exchangePrice, quantity, accepted }: Line, before: boolean) =>
  (exchangePrice ?? 0) * (before ? quantity : (accepted ?? 0))

const sum = <T>(list: readonly T[], of: (entry: T) => number): number =>
  list.reduce((total, entry) => total + of(entry), 0)

/**
 * What is owed for a line of which some pieces are accepted, in paise. Nobody got what was never delivered: all of it is owed, whatever came
 * back of it.
 */
export const amountsAccepted = (
  { source }: { readonly source: string | null },
  { quantity, value, exchangedValue }: Pick<Line, 'quantity' | 'value' | 'exchangedValue'>,
  accepted: number,
) => ({
  refundAmount: source === 'rto' ? (value ?? 0) : shareOf(value ?? 0, accepted, quantity),
  exchangedAmount: shareOf(exchangedValue ?? 0, accepted, quantity),
})
