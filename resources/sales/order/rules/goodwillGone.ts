import { goodwillOf } from './goodwillOf.ts'
import type { OrderLine } from './lineFields.ts'

type Pieces = Pick<
  OrderLine,
  'id' | 'quantity' | 'cancelled' | 'total' | 'cancelledAmount' | 'cancelledGoodwill'
>

/** A line after an edit. Pieces that got another price than those that were called off are a line of their own, the rest of theirs. */
export type EditedPieces = Pieces & { readonly restOf?: string }

/**
 * Lines after an edit, with what of the goodwill for them (paise by their ids) is for nothing any more: pieces that are taken out take their
 * share along, as those that are called off do, and no goodwill is more than what it is for.
 */
export function withGoodwillGone<L extends EditedPieces>(
  lines: readonly L[],
  before: readonly Pieces[],
  goodwill: ReadonlyMap<string, number>,
): L[] {
  return lines.map((line) => {
    const was = before.find(({ id }) => id === line.id)
    if (!was) return line
    const open = openOf([was])
    const left = openOf(lines.filter(({ id, restOf }) => id === was.id || restOf === was.id))
    const amount = (goodwill.get(was.id) ?? 0) - was.cancelledGoodwill
    const of = { pieces: open.pieces - left.pieces, worth: open.worth - left.worth }
    return { ...line, cancelledGoodwill: was.cancelledGoodwill + goodwillOf({ ...open, amount }, of) }
  })
}

/** The pieces of lines that were not called off, and what they cost. */
const openOf = (lines: readonly Pieces[]) => ({
  pieces: lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0),
  worth: lines.reduce((sum, { total, cancelledAmount }) => sum + total - cancelledAmount, 0),
})
