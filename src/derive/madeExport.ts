/** A file that was made out of a list, as `GET /own-work` tells of it. */
export interface MadeExport {
  readonly id: string
  readonly area: string
  readonly at: string
  readonly actor: { readonly id: string; readonly name: string }
  readonly format: 'csv' | 'xlsx'
  /** What is in it, once it is whole. */
  readonly lines: number | null
  readonly size: number | null
  readonly endedAt: string | null
  /** Until when whoever asks can fetch it; null where they cannot. */
  readonly until: string | null
}
