/**
 * A file that is made out of a list, as `GET /own-work` tells of it. `E` is the refusal that it came to: told in the reader's words, and
 * kept as such.
 */
export interface MadeExport<E = { readonly message: string }> {
  readonly id: string
  readonly area: string
  readonly at: string
  readonly actor: { readonly id: string; readonly name: string }
  readonly format: 'csv' | 'xlsx'
  /** What is in it, or so far of one that is made behind; of how many records that is. */
  readonly lines: number | null
  readonly total: number | null
  readonly size: number | null
  readonly endedAt: string | null
  /** Why it came to nothing. */
  readonly error: E | null
  /** Until when whoever asks can fetch it; null where they cannot. */
  readonly until: string | null
}
