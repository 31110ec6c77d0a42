import { sameValue } from '../form/sameValue.ts'

type Row = Record<string, unknown> & { id?: string }

/** What happened to one owned row. */
export interface RowChange {
  readonly kind: 'added' | 'removed' | 'changed'
  /** Where it stands (stood, where it was removed), counted from one. */
  readonly number: number
  readonly row: Row
  /** The cells that differ, where the row stayed. */
  readonly cells: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[]
}

/** What happened to the rows of a record between two of its states, and whether their order changed too. */
export function rowsDiff(before: unknown, after: unknown): { changes: RowChange[]; isReordered: boolean } {
  const [was, is] = [(before ?? []) as Row[], (after ?? []) as Row[]]
  const old = new Map(was.map((row, index) => [row.id, { row, index }]))
  const kept = new Set(is.map(({ id }) => id))
  const changes = is.flatMap((row, index): RowChange[] => {
    const previous = old.get(row.id)?.row
    if (!previous) return [{ kind: 'added', number: index + 1, row, cells: [] }]
    const names = [...new Set([...Object.keys(previous), ...Object.keys(row)])]
    const cells = names
      .filter((name) => !sameValue(previous[name], row[name]))
      .map((name) => ({ name, before: previous[name] ?? null, after: row[name] ?? null }))
    return cells.length > 0 ? [{ kind: 'changed', number: index + 1, row, cells }] : []
  })
  const removed = was.flatMap((row, index): RowChange[] =>
    kept.has(row.id) ? [] : [{ kind: 'removed', number: index + 1, row, cells: [] }],
  )
  const order = is.flatMap(({ id }) => old.get(id)?.index ?? [])
  return {
    changes: [...changes, ...removed],
    isReordered: order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0)),
  }
}
