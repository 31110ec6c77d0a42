// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type MouseEvent, useEffect, useId, useImperativeHandle, useRef } from 'react'
import type { Resource } from '../../../core/index.ts'
import { useThemeState } from '../../../shell/theme/useThemeState.ts'
import type { GridColumn } from './GridCell.tsx'
import { GridHead } from './GridHead.tsx'
import { cellId, GridRow } from './GridRow.tsx'
import { tracksOf } from './gridTracks.ts'
import type { RowAct } from './RowMenu.tsx'
import type { Rows } from './rowChanges.ts'
import css from './rows.module.css'
import { type GridActions, rangeOf, useGrid } from './useGrid.ts'
import { useRowDrag } from './useRowDrag.ts'

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
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [{ direction }] = useThemeState()
  const { over, drag } = useRowDrag(onMove)
  const { state, go, edit, close, onKeyDown, onCopy, onPaste } = useGrid(
    { rows: rows.length, columns: columns.length },
    actions,
    direction === 'rtl',
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

  // The focus follows the active cell, but only while it is in the grid at all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the active cell moves the focus
  useEffect(() => {
    if (!hasFocus.current || isEditing) return
    virtual.scrollToIndex(active.row)
    const focus = () =>
      document.getElementById(cellId(id, active.row, active.column))?.focus({ preventScroll: false })
    focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
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
      document.getElementById(cellId(id, row, column))?.focus()
    },
  }))

  const range = rangeOf(state)
  const isBlock = range.top !== range.bottom || range.start !== range.end
  const isSelected = (row: number) => isBlock && row >= range.top && row <= range.bottom
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
          const { currentTarget, relatedTarget } = event
          if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
          // What an open cell has unfolded still belongs to it.
          if (relatedTarget.closest('[data-floating]')) return
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
            document.getElementById(cellId(id, spot.row, spot.column))?.focus()
          }
        }}
      >
        <GridHead columns={columns} />
        <div role="presentation" className={css.body} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index: row, start }) => (
            <GridRow
              key={String(rows[row]?.id ?? row)}
              gridId={id}
              index={row}
              start={start}
              record={rows[row] ?? noRow}
              {...{ columns, resource, source, disabled, isFull, drag, onCell, onAct }}
              active={row === active.row ? active.column : undefined}
              isEditing={isEditing && row === active.row}
              selectedFrom={isSelected(row) ? range.start : undefined}
              selectedTo={isSelected(row) ? range.end : undefined}
              error={(error as Record<number, unknown> | undefined)?.[row]}
              count={rows.length}
              isStop={row === active.row}
              isOver={row === over}
              onClose={close}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

const noRow = Object.freeze({})
