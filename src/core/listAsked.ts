import type { Where } from './condition.ts'

type Name<R> = keyof R & string

/**
 * What a screen asks of the list of an area, said of its record. A name that is no field of the record does not compile, so that whoever
 * renames one is led here. Hooks of `listOf` take it; other questions say it: `{ sort: { field: 'placedAt', … } } satisfies
 * ListAsked<RecordOf<typeof order>>`. Screens that show any area take their names from its descriptor and need none of this.
 */
export interface ListAsked<R, F extends Name<R> = Name<R>> {
  readonly pagination?: { readonly page: number; readonly perPage: number }
  readonly sort?: { readonly field: Name<R>; readonly order: 'ASC' | 'DESC' }
  /** `q` is the search of the list; a test of undefined is not sent. */
  readonly filter?: { readonly [K in keyof Where<R>]?: Where<R>[K] | undefined } & { readonly q?: string }
  readonly meta?: { readonly fields: readonly F[] }
  readonly signal?: AbortSignal
}
