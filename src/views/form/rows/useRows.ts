import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { inputOf } from '../../../fields/inputs.ts'
import type { EditorProps } from '../../../fields/view.ts'
import type { Texts } from '../useTexts.ts'
import { type CellWords, cellFromText, cellToText } from './cellText.ts'
import type { GridColumn } from './GridCell.tsx'
import type { RowAct } from './RowMenu.tsx'
import { filledFrom } from './ranges.ts'
import {
  newRow,
  type Row,
  type Rows,
  withBlock,
  withCell,
  withCopy,
  withMoved,
  withNew,
  without,
} from './rowChanges.ts'
import { formatTable, parseTable } from './tableText.ts'
import type { GridActions, Range, Spot } from './useGrid.ts'

interface UseRowsProps {
  rows: Rows
  columns: readonly GridColumn[]
  fields: EditorProps['options']['fields']
  max: number
  disabled: boolean
  texts: Texts
  onChange: (rows: Row[]) => void
  /** Opens the form of one row. */
  onEdit: (row: number) => void
}

/** How many steps can be taken back. */
const longestPast = 100

/** All that can be done to the rows, with a way back. */
export function useRows({ rows, columns, fields, max, disabled, texts, onChange, onEdit }: UseRowsProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const past = useRef<Rows[]>([])
  const future = useRef<Rows[]>([])
  const before = useRef<{ spot: Spot; value: unknown }>(undefined)
  const [removed, setRemoved] = useState<{ row: Row; index: number } | null>(null)
  const latest = useRef({ rows, onChange })
  latest.current = { rows, onChange }

  const change = useCallback((next: Row[]) => {
    past.current = [...past.current.slice(-longestPast), latest.current.rows]
    future.current = []
    latest.current.onChange(next)
  }, [])
  const step = (from: typeof past, to: typeof past) => {
    const next = from.current.pop()
    if (!next) return
    to.current.push(latest.current.rows)
    onChange([...next])
  }
  const setCell = useCallback(
    (row: number, key: string, value: unknown) =>
      latest.current.onChange(withCell(latest.current.rows, row, key, value)),
    [],
  )

  const wordsOf = useMemo(() => {
    const common = { locale, yes: translate('fields.yes'), no: translate('fields.no') }
    return ({ name }: GridColumn): CellWords => ({
      ...common,
      valueWord: (value) => texts.value(name, value),
    })
  }, [locale, translate, texts])

  /** Values for a block that starts in a column; a first line of column titles says where the others belong. */
  const read = (start: number, text: string) => {
    const table = parseTable(text)
    const titles = table[0]?.map((title) =>
      columns.find(({ label }) => label.toLowerCase() === title.trim().toLowerCase()),
    )
    const hasTitles = table.length > 1 && titles?.every((column) => column !== undefined)
    const targets = hasTitles ? titles : (table[0] ?? []).map((_, index) => columns[start + index])
    const body = hasTitles ? table.slice(1) : table
    return {
      names: (targets ?? []).map((column) => column?.key),
      block: body.map((cells) =>
        cells.map((cell, index) => {
          const column = targets?.[index]
          return column && cellFromText(column.field, cell, wordsOf(column))
        }),
      ),
    }
  }

  const inRange = (range: Range) => columns.slice(range.start, range.end + 1)

  const actions: GridActions = {
    clear: (range) => {
      if (disabled) return
      const empty = Object.fromEntries(
        inRange(range).map(({ key, field }) => [key, field.options.default ?? null]),
      )
      change(
        rows.map((row, index) => (index >= range.top && index <= range.bottom ? { ...row, ...empty } : row)),
      )
    },
    copy: (range) =>
      formatTable(
        rows
          .slice(range.top, range.bottom + 1)
          .map((row) =>
            inRange(range).map((column) => cellToText(column.field, row[column.key], wordsOf(column))),
          ),
      ),
    paste: (range, text) => {
      if (disabled) return
      const { names, block } = read(range.start, text)
      const isOne = block.length === 1 && block[0]?.length === 1
      const height = range.bottom - range.top + 1
      const filled = isOne
        ? Array.from({ length: height }, () => inRange(range).map(() => block[0]?.[0]))
        : block
      change(
        withBlock(rows, range.top, isOne ? inRange(range).map(({ key }) => key) : names, filled, fields, max),
      )
    },
    fill: (from, to) => {
      if (disabled) return
      const values = filledFrom(
        from,
        to,
        ({ row, column }) => rows[row]?.[columns[column]?.key ?? ''] ?? null,
      )
      change(
        rows.map((row, index) => ({
          ...row,
          ...Object.fromEntries(
            values.flatMap(({ spot, value }) =>
              spot.row === index ? [[columns[spot.column]?.key, value] as const] : [],
            ),
          ),
        })),
      )
    },
    moveRow: (row, way) => {
      if (disabled || row + way < 0 || row + way >= rows.length) return false
      change(withMoved(rows, row, row + way))
      return true
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    cancel: () => {
      const { spot, value } = before.current ?? {}
      const column = spot && columns[spot.column]
      if (spot && column) setCell(spot.row, column.key, value)
    },
    open: (spot, isTyping) => {
      const column = columns[spot.column]
      const row = rows[spot.row]
      if (disabled || !column || !row) return false
      const value = row[column.key] ?? null
      if (column.field.kind === 'boolean') {
        change(withCell(rows, spot.row, column.key, value !== true))
        return false
      }
      if (inputOf(column.field.kind).isWide) {
        onEdit(spot.row)
        return false
      }
      before.current = { spot, value }
      past.current = [...past.current.slice(-longestPast), rows]
      if (isTyping && !column.field.options.values) setCell(spot.row, column.key, null)
      return true
    },
  }

  const act = (kind: RowAct, row: number) => {
    if (kind === 'edit') onEdit(row)
    if (kind === 'insert') change(withNew(rows, row, fields))
    if (kind === 'copy') change(withCopy(rows, row, fields))
    if (kind === 'up' || kind === 'down') actions.moveRow(row, kind === 'up' ? -1 : 1)
    if (kind === 'remove') {
      setRemoved({ row: rows[row] ?? newRow(fields), index: row })
      change(without(rows, row))
    }
  }
  return {
    actions,
    act,
    setCell,
    append: () => change(withNew(rows, rows.length, fields)),
    moveRow: (from: number, to: number) => change(withMoved(rows, from, to)),
    removed,
    restore: () => {
      if (removed) change([...rows.slice(0, removed.index), removed.row, ...rows.slice(removed.index)])
      setRemoved(null)
    },
  }
}
