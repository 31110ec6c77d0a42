import { type UseGetListHookValue, type UseGetListOptions, useGetList } from 'ra-core'
import type { ListAsked } from '../core/index.ts'

/** What every answer of the API carries of a record, whatever is asked for. */
type Always = 'id' | 'version' | 'translations'

/** The records of an answer: where fields were asked for they have these alone, else all. */
type Answered<R, F extends keyof R> = [F] extends [never] ? R : Pick<R, F | Extract<keyof R, Always>>

/**
 * The hook that asks for the list of an area, said of its record: `const useParcels = listOf<RecordOf<typeof shipment>>()`. What is asked
 * names fields that there are (`ListAsked`), and a field that was not asked for cannot be read of the answer.
 */
export const listOf =
  <R extends { readonly id: string }>() =>
  <const F extends keyof R & string = never>(
    path: string,
    asked: ListAsked<R, F>,
    options?: UseGetListOptions<Answered<R, F>>,
  ): UseGetListHookValue<Answered<R, F>> =>
    useGetList<Answered<R, F>>(path, asked, options)
