import { useCallback, useRef, useState } from 'react'
import { inputOf } from '../../fields/inputs.ts'
import { filledFrom, pastedOver, spotsIn } from '../form/rows/ranges.ts'
import { formatTable } from '../form/rows/tableText.ts'
import type { GridActions, Spot } from '../form/rows/useGrid.ts'
import type { CellChange } from './edits.ts'
import {
  type Copied,
  emptied,
  isId,
  pastedValue,
  readPasted,
  type SheetWords,
  textOf,
} from './sheetClipboard.ts'
import type { Line, SheetColumn } from './sheetColumns.ts'
import type { SheetEdits } from './useEdits.ts'
import { useTitles } from './useTitles.ts'

interface SheetActionsOptions {
  lines: readonly Line[]
  columns: readonly SheetColumn[]
  edits: SheetEdits
  words: SheetWords
  /** Called with what was changed, before it is. */
  onChange: (ids: readonly string[]) => void
  /** A value needs more room than a cell. */
  onWide: (line: Line, column: SheetColumn) => void
  /** A value is changed by a dialog of the area. */
  onDialog: (line: Line, column: SheetColumn) => void
}

/** What the keyboard and the clipboard do to the cells of a sheet. Cells that this viewer may not change are passed over. */
export function useSheetActions(options: SheetActionsOptions) {
  const latest = useRef(options)
  latest.current = options
  const [copied, setCopied] = useState<Copied>()
  const findTitles = useTitles()

  const at = ({ row, column }: Spot) => {
    const { lines, columns } = latest.current
    const [line, col] = [lines[row], columns[column]]
    return line && col ? { line, column: col, id: line.record.id, path: col.pathOf(line) } : undefined
  }
  const valueAt = (spot: Spot): unknown => {
    const cell = at(spot)
    return cell ? latest.current.edits.shown(cell.id, cell.path) : null
  }
  /** The change of a cell, where this viewer may make it. */
  const changeAt = (spot: Spot, value: unknown): CellChange[] => {
    const cell = at(spot)
    return cell?.column.isOpen(cell.line) ? [{ id: cell.id, path: cell.path, value }] : []
  }
  const put = (changes: readonly CellChange[]) => {
    if (changes.length === 0) return
    latest.current.onChange(changes.map(({ id }) => id))
    latest.current.edits.change(changes)
  }

  /** Titles that were pasted where records are referred to become those records, as soon as they are found. */
  const lookUp = async (pasted: readonly { change: CellChange; column: SheetColumn }[]) => {
    const named = pasted.filter(({ change, column }) => column.field.options.to && hasTitle(change.value))
    for (const target of new Set(named.map(({ column }) => column.field.options.to as string))) {
      const those = named.filter(({ column }) => column.field.options.to === target)
      const found = await findTitles(
        target,
        those.flatMap(({ change, column }) => titlesIn(change.value, column)),
      )
      const { edits } = latest.current
      put(
        those.flatMap(({ change, column }) => {
          const ids = titlesIn(change.value, column).map(
            (title) => found.get(title) ?? (isId(title) ? title : undefined),
          )
          const isSame = edits.shown(change.id, change.path) === change.value
          if (!isSame || ids.some((id) => id === undefined)) return []
          return [{ ...change, value: column.field.options.list ? ids : ids[0] }]
        }),
      )
    }
  }

  const actions: GridActions = {
    clear: (range) =>
      put(
        spotsIn(range).flatMap((spot) => {
          const field = at(spot)?.column.field
          return field ? changeAt(spot, emptied(field)) : []
        }),
      ),
    copy: (range) => {
      const { columns, words } = latest.current
      const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, down) =>
        columns.slice(range.start, range.end + 1).map((column, along) => ({
          column,
          field: column.field,
          value: valueAt({ row: range.top + down, column: range.start + along }),
        })),
      )
      const text = formatTable(
        rows.map((row) => row.map(({ column, value }) => textOf(column, value, words))),
      )
      setCopied({ text, cells: rows })
      return text
    },
    paste: (range, text) => {
      const { columns, words } = latest.current
      const { block, titled } = readPasted(text, columns, copied)
      const pasted = pastedOver(range, block).flatMap(({ spot, value }) => {
        const named = titled?.[(spot.column - range.start) % titled.length]
        const to = named ? columns.indexOf(named) : spot.column
        const column = columns[to]
        if (!column) return []
        const changed = changeAt(
          { row: spot.row, column: to },
          pastedValue(column, value, words.wordsOf(column)),
        )
        return changed.map((change) => ({ change, column }))
      })
      put(pasted.map(({ change }) => change))
      void lookUp(pasted)
    },
    fill: (from, to) =>
      put(
        filledFrom(from, to, valueAt).flatMap(({ spot, value }) =>
          // No two records share what must be unique.
          at(spot)?.column.field.options.unique ? [] : changeAt(spot, value),
        ),
      ),
    moveRow: () => false,
    undo: () => latest.current.edits.undo(),
    redo: () => latest.current.edits.redo(),
    cancel: () => latest.current.edits.cancel(),
    open: (spot, isTyping) => {
      const { edits, onWide, onDialog, onChange } = latest.current
      const cell = at(spot)
      if (cell?.column.Dialog) onDialog(cell.line, cell.column)
      if (!cell?.column.isOpen(cell.line)) return false
      const { line, column, id, path } = cell
      const { kind, options: given } = column.field
      if (kind === 'boolean') {
        put([{ id, path, value: valueAt(spot) !== true }])
        return false
      }
      onChange([id])
      if (inputOf(kind).isWide) {
        onWide(line, column)
        return false
      }
      edits.begin(id, path)
      if (isTyping && !given.values) edits.type(id, path, emptied(column.field))
      return true
    },
  }
  // The same from one drawing to the next, so that rows need not be drawn anew.
  const onCell = useCallback((row: number, key: string, value: unknown) => {
    const { lines, columns, edits, onChange } = latest.current
    const [line, column] = [lines[row], columns.find((each) => each.key === key)]
    if (!line || !column) return
    onChange([line.record.id])
    edits.type(line.record.id, column.pathOf(line), value)
  }, [])
  return { actions, onCell }
}

const hasTitle = (value: unknown): boolean => typeof value === 'string' && value !== '' && !isId(value)

const titlesIn = (value: unknown, { field }: SheetColumn): string[] =>
  field.options.list
    ? String(value)
        .split(/[,;]/)
        .map((title) => title.trim())
    : [String(value)]
