import type { WhyFinal } from './undo.ts'

/** What somebody did to several records in one request. What they were before stands in the history of the records. */
export interface BulkChange {
  readonly id: string
  /** Whose records: of the area that was asked, or of one that it writes to. */
  readonly area: string
  readonly at: string
  /** Until when it can be undone. */
  readonly until: string
  readonly actor: { readonly id: string; readonly name: string }
  /** As the history calls it: `update`, `delete` or the name of a transition; or `import`; or what the area puts back itself. */
  readonly action: string
  /** As the history calls them: `active`, `translations.fr.name`; none but for an `update`. */
  readonly fields: readonly string[]
  /** How many records it changed. */
  readonly count: number
  /** Why it cannot be undone, where it cannot. */
  readonly final: WhyFinal | null
  readonly undone: { readonly at: string; readonly name: string } | null
}
