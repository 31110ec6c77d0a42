// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be

import { memo, type ReactNode } from 'react'
import type { AnyRecord, Field, Resource } from '../../../core/index.ts'
import { cellOf } from '../../../fields/cells.ts'
import { inputOf } from '../../../fields/inputs.ts'
import css from './rows.module.css'

/** One column of a rows grid. */
export interface GridColumn {
  /** The field of the row (`sku`) and its name for texts (`variants.sku`). */
  key: string
  name: string
  label: string
  field: Field
}

interface GridCellProps {
  id: string
  column: GridColumn
  index: number
  row: number
  resource: Resource
  value: unknown
  record: Readonly<Record<string, unknown>>
  isActive: boolean
  isSelected: boolean
  isEditing: boolean
  disabled: boolean
  error: string | undefined
  source: string
  /** How it differs from what is stored: changed here, or here and by somebody else. */
  mark?: 'changed' | 'clash' | undefined
  /** Whether the handle stands in it from which a selection is filled on. */
  isCorner?: boolean
  /** What it shows while it is not open, where that is not the cell of its kind. */
  children?: ReactNode
  onChange: (row: number, key: string, value: unknown) => void
  onClose: () => void
}

/** Values that a cell of the kind would not understand, because they could not be read; shown as they were typed. */
const isRaw = (field: Field, value: unknown) =>
  typeof value === 'string' &&
  (typeof field.type.examples.valid[0] !== 'string' || (field.options.to && !/^[\da-f-]{36}$/i.test(value)))

/** A cell: what it holds, or its editor while it is open. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const {
    id,
    column,
    index,
    row,
    resource,
    value,
    record,
    isActive,
    isSelected,
    isEditing,
    disabled,
    error,
    source,
    mark,
    isCorner,
    children,
    onChange,
    onClose,
  } = props
  const { field, key, name, label } = column
  const Edit = isEditing ? inputOf(field.kind).Edit : undefined
  const isEmpty = value === null || value === undefined || value === ''
  const Cell = cellOf(field.kind)
  return (
    <div
      role="gridcell"
      id={id}
      data-row={row}
      data-column={index}
      aria-colindex={index + 2}
      aria-selected={isSelected}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-readonly={disabled || undefined}
      tabIndex={isActive && !isEditing ? 0 : -1}
      className={css.cell}
      data-active={isActive || undefined}
      data-editing={isEditing || undefined}
      data-end={isFigure(field) || undefined}
      data-mark={mark}
      title={error}
    >
      {Edit ? (
        <Edit
          id={`${id}-edit`}
          source={source}
          name={name}
          label={label}
          value={value ?? null}
          options={field.options}
          field={field}
          resource={resource}
          dense
          autoFocus
          required={field.options.required}
          invalid={error !== undefined}
          onChange={(next: unknown) => onChange(row, key, next)}
          onBlur={onClose}
        />
      ) : children !== undefined && !isRaw(field, value) ? (
        children
      ) : isEmpty ? null : isRaw(field, value) ? (
        <span className={css.raw}>{String(value)}</span>
      ) : (
        <Cell
          value={value}
          options={field.options}
          name={name}
          record={record as AnyRecord}
          resource={resource}
        />
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className="visually-hidden">
          {error}
        </span>
      )}
      {isCorner && !isEditing && <span data-fill="" className={css.fill} />}
    </div>
  )
})

/** Whether the values are compared by their last figure, and so stand at the end of their column. */
export const isFigure = ({ kind }: Field): boolean =>
  ['integer', 'decimal', 'percent', 'money'].includes(kind)
