// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import { type Axes, hasUnit, type MeasureRow, placeOf } from '../rules/measureGrid.ts'
import css from './measures.module.css'
import { shownMeasure } from './measureText.ts'

interface MeasureTableProps {
  axes: Axes
  rows: readonly MeasureRow[]
  places: ReadonlyMap<string, number>
  unit: 'cm' | 'in'
  locale: string
  disabled: boolean
  own: (key: string, values?: object) => string
  measureName: (measure: string) => string
  errorAt: (size: string, measure: string) => string | undefined
  onCell: (size: string, measure: string, text: string) => void
  onPaste: (size: string, measure: string, text: string) => void
  onRename: (size: string, to: string) => void
  onRemove: (kind: keyof Axes, name: string) => void
}

/** The grid: a line for each size, a column for each measure; Enter and the arrows go up and down, Tab goes on. */
export function MeasureTable(props: MeasureTableProps) {
  const { axes, rows, places, unit, locale, disabled, own, measureName, errorAt, onRemove } = props
  if (axes.sizes.length === 0 && axes.measures.length === 0) return <p className={css.note}>{own('empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
    <div className={css.scroller} role="group" aria-label={own('grid')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{own('size')}</th>
            {axes.measures.map((measure) => (
              <th key={measure} scope="col">
                <span className={css.head}>
                  {measureName(measure)}
                  {hasUnit(measure) && <span className={css.unit}>{unit}</span>}
                  {!disabled && (
                    <RemoveButton
                      label={own('removeMeasure', { name: measureName(measure) })}
                      onPress={() => onRemove('measures', measure)}
                    />
                  )}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {axes.sizes.map((size, line) => (
            <tr key={size}>
              <th scope="row">
                <span className={css.head}>
                  <SizeName {...props} size={size} />
                  {!disabled && (
                    <RemoveButton
                      label={own('removeSize', { name: size })}
                      onPress={() => onRemove('sizes', size)}
                    />
                  )}
                </span>
              </th>
              {axes.measures.map((measure, column) => {
                const row = rows[placeOf(places, size, measure) ?? -1]
                const error = errorAt(size, measure)
                return (
                  <td key={measure} data-invalid={error !== undefined || undefined}>
                    <MeasureCell
                      at={`${line} ${column}`}
                      label={own('cell', { size, measure: measureName(measure) })}
                      text={row ? shownMeasure(row, locale) : ''}
                      error={error}
                      disabled={disabled}
                      onText={(text) => props.onCell(size, measure, text)}
                      onTable={(text) => props.onPaste(size, measure, text)}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={css.remove} aria-label={label} title={label} onClick={onPress}>
      <Glyph name="close" size={13} />
    </button>
  )
}

/** A size's name; another one is taken when the box is left. */
function SizeName({ size, disabled, own, onRename }: MeasureTableProps & { size: string }) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className={css.name}
      aria-label={own('nameOf', { name: size })}
      dir="auto"
      maxLength={20}
      disabled={disabled}
      value={typed ?? size}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (typed !== undefined) onRename(size, typed)
        setTyped(undefined)
      }}
    />
  )
}

interface MeasureCellProps {
  at: string
  label: string
  text: string
  error: string | undefined
  disabled: boolean
  onText: (text: string) => void
  onTable: (text: string) => void
}

/** One value; while it is typed it stays as typed. */
function MeasureCell({ at, label, text, error, disabled, onText, onTable }: MeasureCellProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      className={css.cell}
      data-cell={at}
      aria-label={label}
      aria-invalid={error !== undefined || undefined}
      title={error}
      inputMode="text"
      dir="ltr"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? text}
      onChange={(event) => {
        setTyped(event.target.value)
        onText(event.target.value)
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => moveFrom(event, at)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain')
        if (!/[\t\r\n]/.test(pasted)) return
        event.preventDefault()
        setTyped(undefined)
        onTable(pasted)
      }}
    />
  )
}

/** Goes to the cell below or above; Enter does not send the form. */
function moveFrom(event: KeyboardEvent<HTMLInputElement>, at: string): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.nativeEvent.isComposing) return
  event.preventDefault()
  const [line = 0, column = 0] = at.split(' ').map(Number)
  const next = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`[data-cell="${line + step} ${column}"]`)
  next?.focus()
  next?.select()
}
