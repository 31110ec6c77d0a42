import type { AnyRecord } from '../../../core/index.ts'

/** One record to be changed, and how. */
export interface Step {
  readonly record: AnyRecord
  readonly changes: Readonly<Record<string, unknown>>
}

interface Names {
  /** The field that holds the record above. */
  readonly parent: string
  /** The field that orders siblings; undefined where they are ordered by something that is not arranged by hand. */
  readonly position: string | undefined
}

/**
 * What has to be changed so that a record comes to stand below `parent` at `index` among its `siblings` (those already there, in
 * their order). As few records as possible: two that change places are two steps; the first arrangement numbers all.
 */
export function planMove(
  record: AnyRecord,
  parent: string | null,
  siblings: readonly AnyRecord[],
  index: number,
  names: Names,
): Step[] {
  const moved = record[names.parent] === parent ? {} : { [names.parent]: parent }
  const { position } = names
  if (position === undefined) return Object.keys(moved).length > 0 ? [{ record, changes: moved }] : []
  const others = siblings.filter(({ id }) => id !== record.id)
  const order = [...others.slice(0, index), record, ...others.slice(index)]
  const wanted = positionsFor(order, others, position)
  return order.flatMap((each, at): Step[] => {
    const changes: Record<string, unknown> = each === record ? { ...moved } : {}
    if (each[position] !== wanted[at]) changes[position] = wanted[at]
    return Object.keys(changes).length > 0 ? [{ record: each, changes }] : []
  })
}

/** Rising numbers for an order: those that are there already, handed out anew, where they serve; else counted from 0. */
function positionsFor(order: readonly AnyRecord[], others: readonly AnyRecord[], position: string): number[] {
  const numbers = order.map((record) => Number(record[position] ?? 0)).sort((a, b) => a - b)
  const areDistinct = new Set(numbers).size === numbers.length
  if (areDistinct) return numbers
  const last = others.at(-1)
  const [added] = order.filter((record) => !others.includes(record))
  // A newcomer at the end follows the last one, whatever the others have.
  if (
    last &&
    added &&
    order.at(-1) === added &&
    new Set(others.map((record) => record[position])).size === others.length
  ) {
    return order.map((record) =>
      record === added ? Number(last[position] ?? 0) + 1 : Number(record[position] ?? 0),
    )
  }
  return order.map((_, index) => index)
}
