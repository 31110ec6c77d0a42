import { refused } from '../../../../server/refused.ts'
import type { OrderReturn, ReturnLine } from './work.ts'

/**
 * The lines of a return that a request names by their ids, in its order.
 * @throws ApiError `invalid` with `unknown-row` at the line
 */
export function matchedLines<E extends { readonly id: string }>(
  record: OrderReturn,
  given: readonly E[],
): { readonly line: ReturnLine; readonly entry: E }[] {
  return given.map((entry, index) => {
    const line = record.lines.find(({ id }) => id === entry.id)
    if (!line) throw refused<OrderReturn>(`lines.${index}.id`, 'unknown-row')
    return { line, entry }
  })
}
