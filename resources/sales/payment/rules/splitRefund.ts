import { shareOf } from '../../../shared/money/rules/shareOf.ts'

/** A line of an order that money is given back for; amounts in paise, `tax` is the part of `amount` that is tax. */
export interface AskedLine {
  readonly line: string
  /** The parcel that was invoiced for it; null for what no invoice has. */
  readonly parcel: string | null
  readonly sku: string | null
  readonly name: string | null
  readonly quantity: number
  readonly amount: number
  readonly tax: number
}

/** A charge beside the lines, with the tax in it. */
export interface Charge {
  readonly amount: number
  readonly tax: number
}

/**
 * All that one request gives back. `extra` is for nothing that was sold: goodwill, a second payment. `roundOff` is the rounding of the
 * order's total, below zero where that was rounded down.
 */
export interface Asked {
  readonly lines: readonly AskedLine[]
  readonly shipping: Charge
  readonly fee: Charge
  readonly extra: number
  readonly roundOff: number
}

/** A payment that money can be given back of. */
export interface Source {
  readonly payment: string
  readonly refundable: number
}

/** What of a request comes out of one payment. */
export interface RefundPart {
  readonly payment: string
  readonly lines: readonly AskedLine[]
  readonly shippingAmount: number
  readonly feeAmount: number
  readonly extraAmount: number
  readonly roundOffAmount: number
  readonly taxAmount: number
  readonly amount: number
}

/** What a request asks for, in paise. */
export const sumOf = ({ lines, shipping, fee, extra, roundOff }: Asked): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0) + shipping.amount + fee.amount + extra + roundOff

/**
 * Spreads what is asked for over payments, the first as far as it goes, then the next (areas, 14). The parts make up the whole to the
 * paisa, line by line and tax by tax, and no part is more than its payment has left. What was rounded down makes the first part smaller.
 * Undefined where all of them do not suffice.
 */
export function splitRefund(asked: Asked, sources: readonly Source[]): RefundPart[] | undefined {
  const total = sumOf(asked)
  if (total > sources.reduce((sum, { refundable }) => sum + Math.max(0, refundable), 0)) return undefined
  const down = Math.min(0, asked.roundOff)
  const untaxed = [asked.extra, asked.roundOff - down].map((amount) => ({ amount, tax: 0 }))
  const items = [...asked.lines, asked.shipping, asked.fee, ...untaxed].map(takeFrom)
  const used = sources.filter(({ refundable }) => refundable > 0)
  return used
    .map(({ payment, refundable }, index): RefundPart => {
      const off = index === 0 ? down : 0
      let left = refundable - off
      const taken = items.map((take) => {
        const part = take(left)
        left -= part.amount
        return part
      })
      const [shipping = none, fee = none, extra = none, up = none] = taken.slice(asked.lines.length)
      const lines = asked.lines.flatMap((line, place) => {
        const { amount, tax, isFirst } = taken[place] as Taken
        return isFirst || amount > 0 ? [{ ...line, amount, tax, quantity: isFirst ? line.quantity : 0 }] : []
      })
      return {
        payment,
        lines,
        shippingAmount: shipping.amount,
        feeAmount: fee.amount,
        extraAmount: extra.amount,
        roundOffAmount: up.amount + off,
        taxAmount: taken.reduce((sum, { tax }) => sum + tax, 0),
        amount: refundable - left,
      }
    })
    .filter(({ amount }) => amount > 0)
}

interface Taken extends Charge {
  /** The first part of an item names its pieces; the others only carry the rest of the money. */
  readonly isFirst: boolean
}

const none: Taken = { amount: 0, tax: 0, isFirst: false }

/** Takes an item piece by piece; its tax goes with it, rounded over what was taken so far, so that nothing is lost. */
function takeFrom({ amount, tax }: Charge): (most: number) => Taken {
  let taken = 0
  let isFirst = true
  return (most) => {
    const part = Math.min(most, amount - taken)
    // A part that a payment has no room for begins with the next one.
    if (part === 0 && (amount > 0 || !isFirst)) return none
    const before = shareOf(tax, taken, amount)
    taken += part
    const answer = { amount: part, tax: shareOf(tax, taken, amount) - before, isFirst }
    isFirst = false
    return answer
  }
}
