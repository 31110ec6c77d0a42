import { useCallback, useEffect, useRef, useState } from 'react'
import { filledFrom } from '../../../../../src/views/form/rows/ranges.ts'
import { formatTable, parseTable } from '../../../../../src/views/form/rows/tableText.ts'
import type { GridActions, Range, Spot } from '../../../../../src/views/form/rows/useGrid.ts'
import { readCell, typedText } from './columns.ts'
import {
  type CellChange,
  type CostRow,
  costOf,
  type Sheet,
  type VariantRow,
  withCells,
  withRows,
} from './sheet.ts'
import type { SheetLook } from './VariantRowLine.tsx'

interface SheetActionsOptions {
  sheet: Sheet
  costs: ReadonlyMap<string, CostRow>
  /** The rows that are shown, by their number among all. */
  numbers: readonly number[]
  look: Pick<SheetLook, 'columns' | 'labels' | 'locale' | 'words' | 'locked'>
  /** How many rows may be added; none while only some are shown. */
  room: number
  newRow: () => VariantRow
  change: (make: (sheet: Sheet) => Sheet) => void
  undo: () => void
  redo: () => void
  /** Rows have changed places or gone: what was picked by number is not the same any more. */
  onMoved: () => void
}

/** Milliseconds after which what is typed into an open cell is taken, so that a draft has it. */
const quiet = 400

/** What the keyboard and the clipboard do to the sheet. What is typed stays in the open cell until it is left or there is a pause. */
export function useSheetActions(options: SheetActionsOptions) {
  const latest = useRef(options)
  latest.current = options
  const [startText, setStartText] = useState('')
  const open = useRef<{ row: number; key: string; before: unknown; typed?: string; isTaken?: boolean }>(
    undefined,
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const take = useCallback(() => {
    clearTimeout(timer.current)
    const cell = open.current
    if (cell?.typed === undefined) return
    const { look, change } = latest.current
    const column = look.columns.find(({ key }) => key === cell.key)
    if (!column) return
    const value = readCell(column, cell.typed, look.locale, look.words)
    open.current = { row: cell.row, key: cell.key, before: cell.before, isTaken: true }
    change((sheet) => withCells(sheet, [{ row: cell.row, key: cell.key, value }]))
  }, [])
  const flush = useCallback(() => {
    take()
    open.current = undefined
  }, [take])
  useEffect(() => flush, [flush])
  const onText = useCallback(
    (text: string) => {
      if (!open.current) return
      open.current.typed = text
      clearTimeout(timer.current)
      timer.current = setTimeout(take, quiet)
    },
    [take],
  )

  const valueAt = ({ row, column }: Spot): unknown => {
    const { sheet, costs, numbers, look } = latest.current
    const record = sheet.rows[numbers[row] ?? -1] ?? {}
    const key = look.columns[column]?.key ?? ''
    return key === 'cost' ? costOf(costs, record) : (record[key] ?? null)
  }
  const columnsIn = ({ start, end }: Range) => latest.current.look.columns.slice(start, end + 1)
  const isOpen = (key: string) => !latest.current.look.locked.has(key)
  const put = (changes: readonly CellChange[]) => {
    if (changes.length > 0) latest.current.change((sheet) => withCells(sheet, changes))
  }
  const spotsOf = (range: Range): CellChange[] => {
    const { numbers } = latest.current
    return numbers.slice(range.top, range.bottom + 1).flatMap((row) =>
      columnsIn(range)
        .filter(({ key }) => isOpen(key))
        .map(({ key }) => ({ row, key, value: null })),
    )
  }

  const actions: GridActions = {
    clear: (range) =>
      put(spotsOf(range).map((spot) => (spot.key === 'active' ? { ...spot, value: false } : spot))),
    copy: (range) => {
      const { look } = latest.current
      const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) =>
        columnsIn(range).map((column, at) =>
          typedText(
            column,
            valueAt({ row: range.top + index, column: range.start + at }),
            look.locale,
            look.words,
          ),
        ),
      )
      return formatTable(rows)
    },
    paste: (range, text) => pasteInto(latest.current, range, text),
    fill: (from, to) => {
      const { numbers, look } = latest.current
      put(
        filledFrom(from, to, valueAt).flatMap(({ spot, value }) => {
          const [row, key] = [numbers[spot.row], look.columns[spot.column]?.key]
          // Two variants never share a code.
          const isOwn = key === 'sku' || key === 'barcode'
          return row === undefined || key === undefined || isOwn || !isOpen(key) ? [] : [{ row, key, value }]
        }),
      )
    },
    moveRow: (row, way) => {
      const { numbers } = latest.current
      const [from, to] = [numbers[row], numbers[row + way]]
      if (from === undefined || to === undefined) return false
      latest.current.change(({ rows, costs }) => {
        const next = [...rows]
        const [moved, other] = [rows[from], rows[to]]
        if (moved && other) {
          next[to] = moved
          next[from] = other
        }
        return { rows: next, costs }
      })
      latest.current.onMoved()
      return true
    },
    undo: () => {
      options.undo()
      options.onMoved()
    },
    redo: () => {
      options.redo()
      options.onMoved()
    },
    open: (spot, isTyping) => {
      const { look, numbers } = latest.current
      const column = look.columns[spot.column]
      const row = numbers[spot.row]
      if (!column || row === undefined || !isOpen(column.key)) return false
      const value = valueAt(spot)
      if (column.kind === 'flag') {
        put([{ row, key: column.key, value: value !== true }])
        return false
      }
      open.current = { row, key: column.key, before: value }
      setStartText(isTyping ? '' : typedText(column, value, look.locale, look.words))
      return true
    },
    cancel: () => {
      clearTimeout(timer.current)
      const cell = open.current
      open.current = undefined
      if (cell?.isTaken) put([{ row: cell.row, key: cell.key, value: cell.before }])
    },
  }
  return { actions, startText, onText, flush }
}

/** A block from a spreadsheet, put in at a cell; a first line of column titles says where the others belong. Grows where there is room. */
function pasteInto(
  { look, numbers, room, newRow, change }: SheetActionsOptions,
  range: Range,
  text: string,
): void {
  const { columns, labels, locale, words, locked } = look
  const table = parseTable(text)
  const titled = table[0]?.map((title) => columns.find(({ key }) => isTitle(labels[key], title)))
  const hasTitles = table.length > 1 && titled?.every((column) => column !== undefined) === true
  const targets = hasTitles ? titled : (table[0] ?? []).map((_, index) => columns[range.start + index])
  const body = hasTitles ? table.slice(1) : table
  const single = body.length === 1 && body[0]?.length === 1 ? body[0][0] : undefined
  change((sheet) => {
    const rowAt = (index: number) => numbers[index] ?? sheet.rows.length + index - numbers.length
    if (single !== undefined) {
      // One value fills what is selected.
      const into = columns.slice(range.start, range.end + 1).filter(({ key }) => !locked.has(key))
      const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, index) =>
        rowAt(range.top + index),
      )
      const changes = rows.flatMap((row) =>
        into.map((column) => ({ row, key: column.key, value: readCell(column, single, locale, words) })),
      )
      return withCells(sheet, changes)
    }
    const missing = Math.min(room, Math.max(0, range.top + body.length - numbers.length))
    const grown = missing > 0 ? withRows(sheet, Array.from({ length: missing }, newRow)) : sheet
    const changes = body.flatMap((cells, index) =>
      cells.flatMap((cell, at) => {
        const column = targets?.[at]
        const row = rowAt(range.top + index)
        if (!column || row >= grown.rows.length) return []
        // A new variant takes its prices from the sheet it came from; whoever may not set them is told by the server.
        if (locked.has(column.key)) return []
        return [{ row, key: column.key, value: readCell(column, cell, locale, words) }]
      }),
    )
    return withCells(grown, changes)
  })
}

const isTitle = (label: string | undefined, title: string): boolean =>
  label !== undefined &&
  label.toLowerCase() ===
    title
      .trim()
      .replace(/\s*\*$/, '')
      .toLowerCase()
