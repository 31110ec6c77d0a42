// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useTheme } from '@mui/material/styles'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Resource } from '../../../core/index.ts'
import { messageAt } from '../parts/editor.ts'
import { GridCell, type GridColumn, isFigure } from './GridCell.tsx'
import { type RowAct, RowMenu } from './RowMenu.tsx'
import type { Rows } from './rowChanges.ts'
import css from './rows.module.css'
import { type GridActions, rangeOf, useGrid } from './useGrid.ts'

/** Lets others lead to a cell: an error summary, a row that was just added. */
export interface GridHandle {
  focus: (row: number, key?: string) => void
}

interface RowsGridProps {
  handle: React.Ref<GridHandle>
  label: string
  source: string
  resource: Resource
  columns: readonly GridColumn[]
  rows: Rows
  actions: GridActions
  error: unknown
  invalid: boolean
  disabled: boolean
  isFull: boolean
  describedBy: string | undefined
  onCell: (row: number, key: string, value: unknown) => void
  onAct: (act: RowAct, row: number) => void
  onMove: (from: number, to: number) => void
  onLeave: () => void
}

const rowHeight = 42
const headHeight = 39

/** So many rows are all built: the browser's own search then finds them. */
export const few = 40

/** Rows as a sheet: only what is in view is built, the keyboard is that of a spreadsheet, one cell at a time is open. */
export function RowsGrid(props: RowsGridProps) {
  const {
    label,
    source,
    resource,
    columns,
    rows,
    actions,
    error,
    disabled,
    isFull,
    describedBy,
    onCell,
    onAct,
    onMove,
    onLeave,
  } = props
  const translate = useTranslate()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const { state, go, edit, close, onKeyDown, onCopy, onPaste } = useGrid(
    { rows: rows.length, columns: columns.length },
    actions,
    useTheme().direction === 'rtl',
  )
  const { active, isEditing } = state
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headHeight,
    initialRect: { width: 800, height: 560 },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])]
        .filter((row) => row < rows.length)
        .sort((a, b) => a - b),
  })
  const items =
    rows.length <= few
      ? rows.map((_, index) => ({ index, start: index * rowHeight }))
      : virtual.getVirtualItems()
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`

  // The focus follows the active cell, but only while it is in the grid at all.
  useEffect(() => {
    if (!hasFocus.current || isEditing) return
    virtual.scrollToIndex(active.row)
    const focus = () =>
      document.getElementById(cellId(active.row, active.column))?.focus({ preventScroll: false })
    focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the active cell moves the focus
  }, [active.row, active.column, isEditing])

  useImperativeHandle(props.handle, () => ({
    focus: (row, key) => {
      hasFocus.current = true
      const column = Math.max(
        0,
        columns.findIndex((each) => each.key === key),
      )
      go({ row, column })
      virtual.scrollToIndex(row)
      document.getElementById(cellId(row, column))?.focus()
    },
  }))

  const range = rangeOf(state)
  const isSelected = (row: number, column: number) =>
    row >= range.top &&
    row <= range.bottom &&
    column >= range.start &&
    column <= range.end &&
    (range.top !== range.bottom || range.start !== range.end)
  const spotOf = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
  }
  const isActive = (row: number, column: number) => row === active.row && column === active.column
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-invalid={props.invalid || undefined}
      style={{ '--tracks': tracksOf(columns) } as CSSProperties}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 2}
        aria-multiselectable
        aria-readonly={disabled || undefined}
        aria-describedby={describedBy}
        className={css.grid}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget) || event.relatedTarget === null) return
          hasFocus.current = false
          close()
          onLeave()
        }}
        onMouseDown={(event) => {
          const spot = spotOf(event)
          if (!spot || (isEditing && isActive(spot.row, spot.column)) || event.button !== 0) return
          event.preventDefault()
          // A second press on the cell that is active already opens it, as in a sheet.
          const isSecond = hasFocus.current && isActive(spot.row, spot.column) && !event.shiftKey
          hasFocus.current = true
          if (isSecond) edit(spot)
          else {
            go(spot, event.shiftKey)
            document.getElementById(cellId(spot.row, spot.column))?.focus()
          }
        }}
      >
        <div role="row" aria-rowindex={1} className={css.head}>
          <div role="columnheader" aria-colindex={1} className={css.number}>
            <span className="visually-hidden">{translate('fields.rows.number')}</span>
          </div>
          {columns.map(({ key, label: title, field }, index) => (
            <div
              role="columnheader"
              key={key}
              aria-colindex={index + 2}
              className={css.column}
              data-end={isFigure(field) || undefined}
              title={title}
            >
              {title}
              {field.options.required && (
                <span className={css.required} aria-hidden="true">
                  *
                </span>
              )}
            </div>
          ))}
          <div role="columnheader" aria-colindex={columns.length + 2} className={css.more}>
            <span className="visually-hidden">{translate('fields.rows.actions')}</span>
          </div>
        </div>
        <div role="presentation" className={css.body} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index: row, start }) => {
            const record = rows[row] ?? {}
            return (
              <div
                role="row"
                key={String(record.id ?? row)}
                aria-rowindex={row + 2}
                className={css.row}
                data-over={over === row || undefined}
                style={{ transform: `translateY(${start}px)` }}
                onDragOver={(event) => {
                  if (dragged === null) return
                  event.preventDefault()
                  setOver(row)
                }}
                onDrop={(event) => {
                  event.preventDefault()
                  if (dragged !== null && dragged !== row) onMove(dragged, row)
                }}
              >
                <div
                  role="rowheader"
                  aria-colindex={1}
                  className={css.number}
                  draggable={!disabled}
                  onDragStart={() => setDragged(row)}
                  onDragEnd={() => {
                    setDragged(null)
                    setOver(null)
                  }}
                >
                  {row + 1}
                </div>
                {columns.map((column, index) => (
                  <GridCell
                    key={column.key}
                    id={cellId(row, index)}
                    column={column}
                    index={index}
                    row={row}
                    resource={resource}
                    record={record}
                    value={record[column.key]}
                    isActive={isActive(row, index)}
                    isSelected={isSelected(row, index)}
                    isEditing={isEditing && isActive(row, index)}
                    disabled={disabled}
                    error={messageAt(error, row, column.key)}
                    source={`${source}.${row}.${column.key}`}
                    onChange={onCell}
                    onClose={close}
                  />
                ))}
                <div role="gridcell" aria-colindex={columns.length + 2} className={css.more}>
                  {!disabled && (
                    <RowMenu
                      row={row}
                      count={rows.length}
                      isFull={isFull}
                      tabIndex={row === active.row ? 0 : -1}
                      onAct={onAct}
                    />
                  )}
                </div>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

const widths: Readonly<Record<string, string>> = {
  boolean: '76px',
  integer: 'minmax(88px, 0.7fr)',
  percent: 'minmax(88px, 0.7fr)',
  decimal: 'minmax(104px, 0.7fr)',
  money: 'minmax(112px, 0.9fr)',
}

/** A text that may be short needs less room than one that must tell rows apart. */
function trackOf({ field: { kind, options } }: GridColumn): string {
  if (kind === 'text' && options.max <= 20) return 'minmax(84px, 0.8fr)'
  if (kind === 'text' && options.max <= 40) return 'minmax(112px, 1fr)'
  return widths[kind] ?? (options.unique ? 'minmax(150px, 1.6fr)' : 'minmax(140px, 1.3fr)')
}

const tracksOf = (columns: readonly GridColumn[]) => ['44px', ...columns.map(trackOf), '44px'].join(' ')
