import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { worthOf } from '../rules/refundLeft.ts'
import type { Proposal, ProposedLine } from '../rules/refundProposal.ts'
import { roundOffOfLines } from '../rules/roundOffOfLines.ts'
import { spreadByParcel } from '../rules/spreadByParcel.ts'
import { paiseOf, typedOf } from './paiseOf.ts'

/** What somebody has typed so far: pieces and amount of each line, and what goes back beside the lines. */
export interface Draft {
  readonly lines: Readonly<Record<string, { readonly pieces: string; readonly amount: string }>>
  readonly shipping: string
  readonly fee: string
  readonly extra: string
}

export const emptyDraft: Draft = { lines: {}, shipping: '', fee: '', extra: '' }

/** Chooses a number of pieces of a line: the amount follows, and can be changed afterwards. */
export function withPieces(draft: Draft, line: ProposedLine, pieces: string): Draft {
  const count = /^\d{1,3}$/.test(pieces) ? Number(pieces) : 0
  const amount = count > 0 ? typedOf(worthOf(count, line)) : ''
  return { ...draft, lines: { ...draft.lines, [line.line]: { pieces, amount } } }
}

/** Everything that is left: all lines, shipping and fees. */
export function everything({ lines, shipping, fee }: Proposal): Draft {
  const all = lines
    .filter(({ quantity, amount }) => quantity > 0 && amount > 0)
    .map(({ line, quantity, amount }) => [line, { pieces: String(quantity), amount: typedOf(amount) }])
  return {
    lines: Object.fromEntries(all),
    shipping: shipping > 0 ? typedOf(shipping) : '',
    fee: fee > 0 ? typedOf(fee) : '',
    extra: '',
  }
}

/** What is sent, in paise; `isSound` where everything typed is an amount and no more than there is. */
export interface Amounts {
  readonly lines: readonly { readonly line: string; readonly quantity: number; readonly amount: number }[]
  readonly shipping: number
  readonly fee: number
  readonly extra: number
  /** What of the rounding of the order goes with it; the server adds it by itself. */
  readonly roundOff: number
  readonly total: number
  readonly tax: number
  readonly isSound: boolean
}

/** Adds up what was typed. */
export function amountsOf(draft: Draft, proposal: Proposal): Amounts {
  let isSound = true
  const read = (text: string, most: number): number => {
    const paise = text.trim() === '' ? 0 : paiseOf(text)
    if (paise === undefined || paise > most) isSound = false
    return paise ?? 0
  }
  const lines = proposal.lines.flatMap((line) => {
    const typed = draft.lines[line.line]
    if (!typed) return []
    const quantity = typed.pieces.trim() === '' ? 0 : Number(typed.pieces)
    const amount = read(typed.amount, line.amount)
    if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity) isSound = false
    return quantity > 0 || amount > 0 ? [{ line: line.line, quantity, amount }] : []
  })
  const shipping = read(draft.shipping, proposal.shipping)
  const fee = read(draft.fee, proposal.fee)
  const extra = read(draft.extra, proposal.refundable)
  const charges = shipping + fee
  const { parcels, rounding, refundable } = proposal
  const roundOff = roundOffOfLines(rounding, spreadByParcel(parcels, lines), { charges, extra, refundable })
  const total = lines.reduce((sum, { amount }) => sum + amount, charges) + extra + roundOff
  const tax = lines.reduce((sum, { line, amount }) => {
    const whole = proposal.lines.find((each) => each.line === line)
    return sum + (whole ? shareOf(whole.tax, amount, whole.amount) : 0)
  }, 0)
  return {
    lines,
    shipping,
    fee,
    extra,
    roundOff,
    total,
    tax,
    isSound: isSound && total > 0 && total <= proposal.refundable,
  }
}
