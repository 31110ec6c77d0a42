// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useTranslate } from 'ra-core'
import { type CSSProperties, useImperativeHandle } from 'react'
import type { GridActions } from '../../../../../src/views/form/rows/useGrid.ts'
import { useGridView } from '../../../../../src/views/form/rows/useGridView.ts'
import { useOwn } from '../useOwn.ts'
import { isFigure } from './columns.ts'
import { type CostRow, costOf, type VariantRow } from './sheet.ts'
import { type SheetLook, VariantRowLine } from './VariantRowLine.tsx'
import css from './variants.module.css'

/** Lets others lead to a cell of the sheet. */
export interface VariantGridHandle {
  focus: (row: number, column: number) => void
}

interface VariantGridProps {
  handle: React.Ref<VariantGridHandle>
  label: string
  look: SheetLook
  /** The rows that are shown, and the number that each has among all. */
  rows: readonly VariantRow[]
  numbers: readonly number[]
  costs: ReadonlyMap<string, CostRow>
  errorsOf: (number: number) => Readonly<Record<string, string>> | undefined
  picked: ReadonlySet<number>
  invalid: boolean
  actions: GridActions
  /** The text with which the active cell was opened. */
  startText: string
  onText: (text: string) => void
  /** Takes what was typed into the open cell; called before anything else happens. */
  onFlush: () => void
  onPick: (row: number, isPicked: boolean, withShift: boolean) => void
  onPickAll: (isPicked: boolean) => void
  onLeave: () => void
}

const rowHeight = 40
const headHeight = 38

/** The sheet itself: rows in view alone are built, the keyboard is that of a spreadsheet, one cell at a time is open. */
export function VariantGrid(props: VariantGridProps) {
  const { label, look, rows, numbers, costs, errorsOf, picked, actions, onFlush, onLeave } = props
  const { id, columns } = look
  const translate = useTranslate()
  const own = useOwn()
  const { scroller, events, items, height, active, isEditing, selectedIn, focus } = useGridView(
    { id, rows: rows.length, columns: columns.length, rowHeight, headHeight, onFlush, onLeave },
    actions,
  )
  useImperativeHandle(props.handle, () => ({ focus: (row, column) => focus({ row, column }) }))
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-invalid={props.invalid || undefined}
      style={{ '--tracks': ['64px', ...columns.map(({ track }) => track)].join(' ') } as CSSProperties}
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={css.grid}
        {...events}
        onKeyDown={(event) => {
          if (isEditing && (event.key === 'Enter' || event.key === 'Tab') && !event.nativeEvent.isComposing)
            onFlush()
          // The box of a row is not a cell.
          if ((event.target as Element).matches('input[type=checkbox]')) return
          // As in a spreadsheet, the row as a whole.
          if (event.key === ' ' && event.shiftKey && !isEditing) {
            event.preventDefault()
            props.onPick(active.row, !picked.has(numbers[active.row] ?? -1), false)
            return
          }
          events.onKeyDown(event)
        }}
      >
        <div role="row" aria-rowindex={1} className={css.head}>
          <div role="columnheader" aria-colindex={1} className={css.number}>
            <span className="visually-hidden">{translate('fields.rows.number')}</span>
            <input
              type="checkbox"
              className={css.pick}
              aria-label={own('variants.pickAll')}
              checked={rows.length > 0 && numbers.every((number) => picked.has(number))}
              onChange={(event) => props.onPickAll(event.target.checked)}
            />
          </div>
          {columns.map((column, index) => (
            <div
              role="columnheader"
              key={column.key}
              aria-colindex={index + 2}
              className={css.column}
              data-end={isFigure(column) || undefined}
              title={look.labels[column.key]}
            >
              {look.labels[column.key]}
              {column.required && (
                <span className={css.required} aria-hidden="true">
                  *
                </span>
              )}
            </div>
          ))}
        </div>
        <div role="presentation" className={css.body} style={{ blockSize: height }}>
          {items.map(({ index: row, start }) => {
            const record = rows[row] ?? empty
            const number = numbers[row] ?? row
            const selected = selectedIn(row)
            return (
              <VariantRowLine
                key={number}
                look={look}
                row={row}
                number={number + 1}
                start={start}
                record={record}
                cost={costOf(costs, record)}
                active={row === active.row ? active.column : -1}
                isEditing={isEditing && row === active.row}
                startText={row === active.row ? props.startText : ''}
                from={selected?.start ?? -1}
                to={selected?.end ?? -1}
                errors={errorsOf(number)}
                rowLabel={own('variants.pick', { name: String(record.sku ?? number + 1) })}
                isPicked={picked.has(number)}
                onPick={props.onPick}
                onText={props.onText}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

const empty: VariantRow = {}
