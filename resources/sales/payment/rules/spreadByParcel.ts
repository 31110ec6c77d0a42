import { allocate } from '../../order/rules/allocate.ts'

/** What of an order line a parcel was invoiced with; `total` in paise with taxes. */
export interface ParcelLine {
  readonly line: string
  readonly parcel: string
  readonly status: string
  readonly pieces: number
  readonly total: number
}

/** A parcel's part of a line with what is taken of it. */
export interface OpenParcelLine extends ParcelLine {
  readonly takenPieces: number
  readonly takenValue: number
}

/** Pieces and money of an order line that go back; `parcel` is said where somebody knows what they came in. */
export interface LineGoingBack {
  readonly line: string
  readonly parcel?: string | null | undefined
  readonly quantity: number
  readonly amount: number
}

/** The same with the parcel that was invoiced for them; null for what no invoice has. */
export type ParcelGoingBack = Omit<LineGoingBack, 'parcel'> & { readonly parcel: string | null }

/**
 * Says of goods that go back by which parcels they were invoiced: those of lost parcels first, then the oldest; money without pieces
 * makes the price of the oldest lower.
 */
export function spreadByParcel(
  parcels: readonly OpenParcelLine[],
  lines: readonly LineGoingBack[],
): ParcelGoingBack[] {
  const open = parcels.map((one) => ({ ...one }))
  for (const one of lines) if (one.parcel) book(open, one)
  return lines.flatMap((line) => {
    const { parcel, ...goods } = line
    return parcel ? [{ ...goods, parcel }] : spread(open, line)
  })
}

type Open = { -readonly [Name in keyof OpenParcelLine]: OpenParcelLine[Name] }

function book(open: Open[], { line, parcel, quantity, amount }: LineGoingBack): void {
  const one = open.find((each) => each.line === line && each.parcel === parcel)
  if (!one) return
  one.takenPieces += quantity
  one.takenValue += amount
}

function spread(open: Open[], { line, quantity, amount }: LineGoingBack): ParcelGoingBack[] {
  const parcels = open
    .filter((one) => one.line === line)
    .sort((a, b) => Number(b.status === 'lost') - Number(a.status === 'lost'))
  let rest = quantity
  const parts = parcels.map((of) => {
    const pieces = Math.max(0, Math.min(rest, of.pieces - of.takenPieces))
    rest -= pieces
    return { of, pieces, left: Math.max(0, of.total - of.takenValue) }
  })
  const amounts = amountsOf(amount, parts)
  const made = parts.map(({ of, pieces }, index) => {
    const part = { line, parcel: of.parcel, quantity: pieces, amount: amounts[index] ?? 0 }
    book(open, part)
    return part
  })
  const unknown = amount - amounts.reduce((sum, part) => sum + part, 0)
  return [...made, { line, parcel: null, quantity: rest, amount: unknown }].filter(
    (part) => part.quantity > 0 || part.amount > 0,
  )
}

interface Part {
  readonly of: OpenParcelLine
  readonly pieces: number
  readonly left: number
}

/** The money goes with the pieces, as they are worth; what is above that, or has no pieces, goes where an invoice has some left. */
function amountsOf(amount: number, parts: readonly Part[]): number[] {
  const worth = parts.map(({ of, pieces, left }) => {
    const isLast = of.takenPieces + pieces >= of.pieces
    return pieces === 0 ? 0 : isLast ? left : Math.floor((left * pieces) / (of.pieces - of.takenPieces))
  })
  const all = worth.reduce((sum, part) => sum + part, 0)
  const amounts = allocate(Math.min(amount, all), worth)
  let rest = amount - amounts.reduce((sum, part) => sum + part, 0)
  const take = (isWanted: (part: Part) => boolean) =>
    parts.forEach((part, index) => {
      const more = isWanted(part) ? Math.min(rest, part.left - (amounts[index] ?? 0)) : 0
      amounts[index] = (amounts[index] ?? 0) + more
      rest -= more
    })
  take(({ pieces }) => pieces > 0)
  take(() => true)
  return amounts
}
