// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { memo } from 'react'
import { messageAt } from '../../../controls/parts/editor.ts'
import type { Resource } from '../../../core/index.ts'
import { sameValue } from '../sameValue.ts'
import { GridCell, type GridColumn } from './GridCell.tsx'
import { type RowAct, RowMenu } from './RowMenu.tsx'
import type { Row } from './rowChanges.ts'
import css from './rows.module.css'
import { cellId } from './useGridView.ts'
import type { RowDrag } from './useRowDrag.ts'

interface GridRowProps {
  /** Of the grid: the ids of the cells begin with it. */
  gridId: string
  index: number
  /** Pixels from the top of the sheet. */
  start: number
  record: Row
  columns: readonly GridColumn[]
  resource: Resource
  source: string
  /** The column of the active cell where it is in this row. */
  active: number | undefined
  isEditing: boolean
  /** The first and the last selected column; undefined where nothing of this row is selected. */
  selectedFrom: number | undefined
  selectedTo: number | undefined
  /** What is wrong in this row, by column. */
  error: unknown
  disabled: boolean
  count: number
  isFull: boolean
  /** Whether the Tab key leads to its menu. */
  isStop: boolean
  isOver: boolean
  /** The column that has the handle from which a selection is filled on. */
  corner: number | undefined
  drag: RowDrag
  onCell: (row: number, key: string, value: unknown) => void
  onAct: (act: RowAct, row: number) => void
  onClose: () => void
}

/** A row of the sheet, drawn anew only when it is itself another: with a thousand of them a key press must not cost a thousand. */
export const GridRow = memo(SheetRow, (before, after) =>
  (Object.keys(after) as (keyof GridRowProps)[]).every(
    // The form hands out copies: another object is not another row.
    (name) =>
      name === 'record' || name === 'error'
        ? sameValue(before[name], after[name])
        : before[name] === after[name],
  ),
)

function SheetRow({
  gridId,
  index: row,
  start,
  record,
  columns,
  resource,
  source,
  active,
  isEditing,
  selectedFrom = Number.POSITIVE_INFINITY,
  selectedTo = -1,
  error,
  disabled,
  count,
  isFull,
  isStop,
  isOver,
  corner,
  drag,
  onCell,
  onAct,
  onClose,
}: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={css.row}
      style={{ transform: `translateY(${start}px)` }}
      data-over={isOver || undefined}
      onDragOver={(event) => drag.over(event, row)}
      onDrop={(event) => drag.drop(event, row)}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={css.number}
        draggable={!disabled}
        onDragStart={() => drag.start(row)}
        onDragEnd={drag.end}
      >
        {row + 1}
      </div>
      {columns.map((column, index) => (
        <GridCell
          key={column.key}
          id={cellId(gridId, row, index)}
          column={column}
          index={index}
          row={row}
          resource={resource}
          record={record}
          value={record[column.key]}
          isActive={index === active}
          isSelected={index >= selectedFrom && index <= selectedTo}
          isEditing={isEditing && index === active}
          disabled={disabled}
          error={messageAt(error, column.key)}
          source={`${source}.${row}.${column.key}`}
          isCorner={index === corner && !disabled}
          onChange={onCell}
          onClose={onClose}
        />
      ))}
      <div role="gridcell" aria-colindex={columns.length + 2} className={css.more}>
        {!disabled && (
          <RowMenu row={row} count={count} isFull={isFull} tabIndex={isStop ? 0 : -1} onAct={onAct} />
        )}
      </div>
    </div>
  )
}
