import type { WhyFinal } from './undo.ts'

/** A deleted record, as the bin lists it. */
export interface BinEntry {
  readonly id: string
  readonly area: string
  readonly recordId: string
  /** What it was called; null where that is erased, or not shown to the reader. */
  readonly title: string | null
  readonly at: string
  readonly until: string
  readonly actor: { readonly id: string; readonly name: string }
  /** How many records belonged to it and come back with it. */
  readonly parts: number
  /** Why it cannot be restored, where it cannot. */
  readonly final: WhyFinal | null
}
