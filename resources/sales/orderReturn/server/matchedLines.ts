import type { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import type { OrderReturn, ReturnLine } from './work.ts'

/** A refusal told at a field of a line of the request. */
export const lineProblem = (
  index: number,
  field: string,
  code: ProblemCode,
  values: Readonly<Record<string, string | number>> = {},
): ApiError => refused(`lines.${index}.${field}`, code, values)

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
    if (!line) throw lineProblem(index, 'id', 'unknown-row')
    return { line, entry }
  })
}
