import type { Spot } from '../form/rows/useGrid.ts'
import type { Edits } from './edits.ts'
import type { Line, SheetColumn } from './sheetColumns.ts'
import type { Refusals } from './useSaveSheet.ts'

/**
 * The cells that somebody must look at before all is saved, in reading order; of a record whose marked cells this sheet does not show,
 * the first one.
 */
export function placesToMind(
  lines: readonly Line[],
  columns: readonly SheetColumn[],
  problems: Readonly<Record<string, Refusals>>,
  edits: Edits,
): Spot[] {
  const marksOf = (id: string) => [...Object.keys(problems[id] ?? {}), ...(edits[id]?.clashes ?? [])]
  const shown = new Set<string>()
  const firsts = new Map<string, Spot>()
  const places = lines.flatMap((line, row) => {
    const { id } = line.record
    const marks = marksOf(id)
    if (marks.length === 0) return []
    if (!firsts.has(id)) firsts.set(id, { row, column: 0 })
    const cells = columns.flatMap((column, at) =>
      marks.includes(column.pathOf(line)) ? [{ row, column: at }] : [],
    )
    if (cells.length > 0) shown.add(id)
    return cells
  })
  const others = [...firsts].flatMap(([id, spot]) => (shown.has(id) ? [] : [spot]))
  return [...places, ...others].sort((a, b) => a.row - b.row || a.column - b.column)
}
