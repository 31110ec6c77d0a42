import type { Condition } from '../core/index.ts'

/**
 * A condition without the tests that `mayAsk` refuses, in `all` and `any` as well, however deep. A part of which nothing is left is left
 * out, for an empty one would be met by every record and make an `any` ask nothing.
 */
export const withoutTests = (
  condition: Condition,
  mayAsk: (name: string, tests: unknown) => boolean,
): Condition => kept(condition, mayAsk) ?? {}

function kept(
  condition: Condition,
  mayAsk: (name: string, tests: unknown) => boolean,
): Condition | undefined {
  const entries = Object.entries(condition)
  const left = entries.flatMap(([name, value]): [string, unknown][] => {
    if (name !== 'all' && name !== 'any') return mayAsk(name, value) ? [[name, value]] : []
    const parts = (value as readonly Condition[]).flatMap((part) => kept(part, mayAsk) ?? [])
    return parts.length > 0 || (value as readonly Condition[]).length === 0 ? [[name, parts]] : []
  })
  return left.length > 0 || entries.length === 0 ? Object.fromEntries(left) : undefined
}
