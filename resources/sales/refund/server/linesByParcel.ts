import type { Db } from '../../../../server/database/schema.ts'
import {
  givenBackByParcel,
  type OpenParcelLine,
  parcelLines,
  withTaken,
} from '../../invoice/server/parcelLines.ts'
import { allocate } from '../../order/rules/allocate.ts'

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
 * Says of goods that go back by which parcels they were invoiced, so that each credit note corrects the invoice that had them: those of
 * lost parcels first, then the oldest; money without pieces makes the price of the oldest lower. `except` are
 * refunds that do not count. The order is locked by the caller.
 */
export async function linesByParcel(
  db: Db,
  order: string,
  lines: readonly LineGoingBack[],
  except: readonly string[] = [],
): Promise<ParcelGoingBack[]> {
  const given = await givenBackByParcel(db, order, except)
  const open = withTaken(await parcelLines(db, order), given).map((one) => ({ ...one }))
  const known = lines.filter(({ parcel }) => parcel)
  for (const one of known) book(open, one)
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
