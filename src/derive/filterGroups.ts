import { defined } from '../core/defined.ts'
import { type Condition, clauses } from '../core/index.ts'

/** A group of filters: all or any of its parts must hold, each of which is one field's tests or a group again. */
export interface FilterGroup {
  readonly mode: 'all' | 'any'
  readonly parts: readonly (Condition | FilterGroup)[]
}

/** How deep the interface lets groups stand in each other; the server answers deeper ones. */
export const mostGroupLevels = 3

export const isGroup = (part: Condition | FilterGroup): part is FilterGroup =>
  typeof part.mode === 'string' && Array.isArray(part.parts)

/** What a filter combines, as a group; the filters of single fields stand beside it. */
export const combinedOf = ({ all, any }: Condition): FilterGroup => groupOf(defined<Condition>({ all, any }))

/** A condition as a group, to be shown and changed part by part. What an address says that is none asks nothing here; the server refuses it. */
export function groupOf(condition: Condition): FilterGroup {
  const { all, any, ...own } = condition
  const parts = [
    ...Object.entries(own).flatMap(([name, tests]) =>
      clauses({ [name]: tests } as Condition).length > 0 ? [{ [name]: tests } as Condition] : [],
    ),
    ...conditionsIn(all).map(partOf),
    ...(any === undefined ? [] : [{ mode: 'any', parts: conditionsIn(any).map(partOf) } as const]),
  ]
  const [only] = parts
  return parts.length === 1 && only && isGroup(only) ? only : { mode: 'all', parts }
}

const conditionsIn = (parts: unknown): Condition[] =>
  Array.isArray(parts) ? parts.filter((part) => typeof part === 'object' && part !== null) : []

function partOf(condition: Condition): Condition | FilterGroup {
  const group = groupOf(condition)
  const [only] = group.parts
  return group.parts.length === 1 && only ? only : group
}

/** A group as the condition of a list; groups in which nothing is asked are left out, and a part that stands alone needs no group. */
export function conditionOfGroup({ mode, parts }: FilterGroup): Condition {
  const asked = parts
    .map((part) => (isGroup(part) ? conditionOfGroup(part) : part))
    .filter((part) => Object.keys(part).length > 0)
  const [only] = asked
  if (only === undefined) return {}
  if (asked.length === 1 && (only.all ?? only.any) !== undefined) return only
  return { [mode]: asked }
}
