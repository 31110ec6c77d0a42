import type { Picture } from '../fields/image/image.ts'

/** A record that was found, as the search answers it. */
export interface Hit {
  readonly resource: string
  readonly id: string
  readonly title: string
  readonly picture: Picture | null
  /** What stands below the title: short texts in the language of the answer. */
  readonly subtitle: readonly string[]
  /** Why it was found, where the title does not tell. */
  readonly reason: { readonly field: string; readonly label: string; readonly value: string } | null
  /** Whether something of it is just what was typed. */
  readonly exact: boolean
}
