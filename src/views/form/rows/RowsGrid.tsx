// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { type CSSProperties, useId, useImperativeHandle } from 'react'
import type { Resource } from '../../../core/index.ts'
import type { GridColumn } from './GridCell.tsx'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { tracksOf } from './gridTracks.ts'
import type { RowAct } from './RowMenu.tsx'
import type { Rows } from './rowChanges.ts'
import css from './rows.module.css'
import type { GridActions } from './useGrid.ts'
import { useGridView } from './useGridView.ts'
import { useRowDrag } from './useRowDrag.ts'
import { useRowKeys } from './useRowKeys.ts'

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
  const keys = useRowKeys(rows)
  const { over, drag } = useRowDrag(onMove)
  const { scroller, events, items, height, active, corner, isEditing, selectedIn, focus, close } =
    useGridView({ id, rows: rows.length, columns: columns.length, rowHeight, headHeight, onLeave }, actions)
  useImperativeHandle(props.handle, () => ({
    focus: (row, key) => {
      const column = columns.findIndex((each) => each.key === key)
      focus({ row, column: Math.max(0, column) })
    },
  }))
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
        {...events}
      >
        <GridHead columns={columns} />
        <div role="presentation" className={css.body} style={{ blockSize: height }}>
          {items.map(({ index: row, start }) => (
            <GridRow
              key={keys[row]}
              gridId={id}
              index={row}
              start={start}
              record={rows[row] ?? noRow}
              columns={columns}
              resource={resource}
              source={source}
              disabled={disabled}
              isFull={isFull}
              drag={drag}
              onCell={onCell}
              onAct={onAct}
              active={row === active.row ? active.column : undefined}
              isEditing={isEditing && row === active.row}
              selectedFrom={selectedIn(row)?.start}
              selectedTo={selectedIn(row)?.end}
              error={(error as Record<number, unknown> | undefined)?.[row]}
              count={rows.length}
              isStop={row === active.row}
              isOver={row === over}
              corner={row === corner.row ? corner.column : undefined}
              onClose={close}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

const noRow = Object.freeze({})
