import { shareOf } from '../../money/rules/shareOf.ts'

/** The amounts of a line of an order or an invoice, in paise; their total is taxable value and taxes. */
export interface Amounts {
  readonly discount: number
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly total: number
}

export const amountNames = ['discount', 'taxable', 'cgst', 'sgst', 'igst', 'cess', 'total'] as const

export const noAmounts: Amounts = { discount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, cess: 0, total: 0 }

/**
 * What `pieces` of a line are worth: their share of the whole, of which some may have been taken before. Whoever takes the last
 * pieces gets all that is left, so that the parts always make up the whole to the paisa; CGST equals SGST in each part, and each
 * part's total is its taxable value and its taxes.
 */
export function amountsOfPieces(
  whole: Amounts,
  { pieces, of, taken, takenPieces }: { pieces: number; of: number; taken: Amounts; takenPieces: number },
): Amounts {
  const isLast = takenPieces + pieces >= of
  const part = (name: keyof Amounts) => {
    const rest = whole[name] - taken[name]
    return isLast ? rest : Math.min(shareOf(whole[name], pieces, of), Math.max(0, rest))
  }
  return withTaxable({
    discount: part('discount'),
    cgst: part('cgst'),
    sgst: part('sgst'),
    igst: part('igst'),
    cess: part('cess'),
    total: part('total'),
  })
}

/**
 * An amount out of a line, split as the line is: what a credit note gives back of it. `left` is what earlier ones have not given
 * back; who takes the last paisa gets all of its taxes.
 */
export function splitLike(left: Amounts, amount: number): Amounts {
  if (amount >= left.total) return left
  const part = (name: keyof Amounts) => shareOf(left[name], amount, left.total)
  return withTaxable({
    discount: part('discount'),
    cgst: part('cgst'),
    sgst: part('sgst'),
    igst: part('igst'),
    cess: part('cess'),
    total: amount,
  })
}

/** Sums up amounts. */
export const sumOf = (parts: readonly Amounts[]): Amounts =>
  parts.reduce((sum, part) => combine(sum, part, 1), noAmounts)

/** What is left of amounts after others were taken away. */
export const without = (whole: Amounts, part: Amounts): Amounts => combine(whole, part, -1)

function combine(a: Amounts, b: Amounts, sign: 1 | -1): Amounts {
  return Object.fromEntries(amountNames.map((name) => [name, a[name] + sign * b[name]])) as unknown as Amounts
}

const withTaxable = (part: Omit<Amounts, 'taxable'>): Amounts => ({
  ...part,
  taxable: part.total - part.cgst - part.sgst - part.igst - part.cess,
})
