// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be

import { memo, useEffect, useRef, useState } from 'react'
import { type FlagWords, isFigure, shownText, type VariantColumn } from './columns.ts'
import css from './variants.module.css'

interface VariantCellProps {
  id: string
  column: VariantColumn
  /** The number of the column and of the row in the sheet as it is shown. */
  index: number
  row: number
  value: unknown
  locale: string
  words: FlagWords
  swatch: string | undefined
  isActive: boolean
  isSelected: boolean
  isLocked: boolean
  error: string | undefined
}

/** A cell that is not open: what it holds, and what is wrong with it. */
export const VariantCell = memo(function VariantCell(props: VariantCellProps) {
  const { id, column, index, row, value, locale, words, swatch, isActive, isSelected, isLocked, error } =
    props
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
      aria-readonly={isLocked || undefined}
      tabIndex={isActive ? 0 : -1}
      className={css.cell}
      data-active={isActive || undefined}
      data-end={isFigure(column) || undefined}
      data-code={column.kind === 'text' || undefined}
      title={error}
    >
      {swatch !== undefined && <span className={css.dot} style={{ background: swatch }} />}
      <span className={css.text}>{shownText(column, value, locale, words)}</span>
      {error !== undefined && (
        <span id={`${id}-error`} className="visually-hidden">
          {error}
        </span>
      )}
    </div>
  )
})

interface OpenCellProps {
  id: string
  index: number
  row: number
  label: string
  column: VariantColumn
  start: string
  choices: readonly string[]
  onText: (text: string) => void
}

/** The cell that is open. It keeps what is typed to itself and tells it on, so that a key draws nothing else. */
export function OpenCell({ id, index, row, label, column, start, choices, onText }: OpenCellProps) {
  const [text, setText] = useState(start)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const list = choices.length > 0 ? `${id}-choices` : undefined
  return (
    <div
      role="gridcell"
      id={id}
      data-row={row}
      data-column={index}
      aria-colindex={index + 2}
      tabIndex={-1}
      className={css.cell}
      data-editing
    >
      <input
        ref={input}
        className={css.edit}
        aria-label={label}
        list={list}
        // A cell is opened by a key or a press in it.
        // biome-ignore lint/a11y/noAutofocus: the focus stays where it is
        autoFocus
        autoComplete="off"
        spellCheck={false}
        dir={column.kind === 'option' ? 'auto' : 'ltr'}
        inputMode={column.kind === 'money' ? 'decimal' : column.kind === 'whole' ? 'numeric' : undefined}
        data-end={isFigure(column) || undefined}
        placeholder={column.kind === 'moment' ? '2026-12-31 18:00' : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onText(event.target.value)
        }}
      />
      {list && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </div>
  )
}
