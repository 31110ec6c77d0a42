// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { useThemeState } from '../../../shell/theme/useThemeState.ts'
import { type GridActions, rangeOf, type Spot, useGrid } from '../../../views/form/rows/useGrid.ts'
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

/** Below so many rows all are built, so that the browser's own search finds them. */
const few = 40

/** The sheet itself: rows in view alone are built, the keyboard is that of a spreadsheet, one cell at a time is open. */
export function VariantGrid(props: VariantGridProps) {
  const { label, look, rows, numbers, costs, errorsOf, picked, actions, onFlush, onLeave } = props
  const { id, columns } = look
  const translate = useTranslate()
  const own = useOwn()
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [{ direction }] = useThemeState()
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
    overscan: 6,
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

  const focusCell = useCallback(
    (spot: Spot) => document.getElementById(`${id}-${spot.row}-${spot.column}`)?.focus(),
    [id],
  )
  // The focus follows the active cell, but only while it is in the sheet at all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the active cell moves the focus
  useEffect(() => {
    if (!hasFocus.current || isEditing) return
    virtual.scrollToIndex(active.row)
    focusCell(active)
    const frame = requestAnimationFrame(() => focusCell(active))
    return () => cancelAnimationFrame(frame)
  }, [active.row, active.column, isEditing])

  useImperativeHandle(props.handle, () => ({
    focus: (row, column) => {
      hasFocus.current = true
      go({ row, column })
      virtual.scrollToIndex(row)
      requestAnimationFrame(() => focusCell({ row, column }))
    },
  }))

  const range = rangeOf(state)
  const isRange = range.top !== range.bottom || range.start !== range.end
  const spotOf = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
  }
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
          onKeyDown(event)
        }}
        onCopy={onCopy}
        onPaste={onPaste}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget) || event.relatedTarget === null) return
          onFlush()
          hasFocus.current = false
          close()
          onLeave()
        }}
        onMouseDown={(event) => {
          const spot = spotOf(event)
          const isHere = spot?.row === active.row && spot.column === active.column
          if (!spot || (isEditing && isHere) || event.button !== 0) return
          event.preventDefault()
          onFlush()
          // A second press on the cell that is active already opens it, as in a sheet.
          const isSecond = hasFocus.current && isHere && !event.shiftKey
          hasFocus.current = true
          if (isSecond) edit(spot)
          else {
            go(spot, event.shiftKey)
            focusCell(spot)
          }
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
        <div role="presentation" className={css.body} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index: row, start }) => {
            const record = rows[row] ?? empty
            const number = numbers[row] ?? row
            const isInRange = isRange && row >= range.top && row <= range.bottom
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
                from={isInRange ? range.start : -1}
                to={isInRange ? range.end : -1}
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
