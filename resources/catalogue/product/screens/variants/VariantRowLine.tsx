// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { memo } from 'react'
import type { FlagWords, VariantColumn } from './columns.ts'
import type { VariantRow } from './sheet.ts'
import { OpenCell, VariantCell } from './VariantCell.tsx'
import css from './variants.module.css'

/** What is the same for every row of a sheet. */
export interface SheetLook {
  readonly id: string
  readonly columns: readonly VariantColumn[]
  readonly labels: Readonly<Record<string, string>>
  readonly locale: string
  readonly words: FlagWords
  /** The look of each colour, by its name. */
  readonly swatches: ReadonlyMap<string, string>
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly locked: ReadonlySet<string>
}

interface VariantRowLineProps {
  look: SheetLook
  row: number
  /** Its number among all rows, for people. */
  number: number
  start: number
  record: VariantRow
  cost: unknown
  /** The column that is active in this row; -1 where none is. */
  active: number
  isEditing: boolean
  startText: string
  /** The columns that are selected in this row, both included; -1 where none is. */
  from: number
  to: number
  /** What is wrong, by the key of the column. */
  errors: Readonly<Record<string, string>> | undefined
  rowLabel: string
  isPicked: boolean
  onPick: (row: number, isPicked: boolean, withShift: boolean) => void
  onText: (text: string) => void
}

/** One variant of the sheet; drawn anew only when something of its own changes. */
export const VariantRowLine = memo(function VariantRowLine(props: VariantRowLineProps) {
  const { look, row, number, start, record, cost, active, isEditing, errors, from, to } = props
  const { id, columns, labels, locale, words, swatches, choices, locked } = look
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={css.row}
      data-off={record.active === false || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={css.number}>
        <input
          type="checkbox"
          tabIndex={-1}
          className={css.pick}
          aria-label={props.rowLabel}
          checked={props.isPicked}
          onChange={(event) =>
            props.onPick(row, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
          }
        />
        <span aria-hidden="true">{number}</span>
      </div>
      {columns.map((column, index) => {
        const value = column.key === 'cost' ? cost : record[column.key]
        return isEditing && index === active ? (
          <OpenCell
            key={column.key}
            id={`${id}-${row}-${index}`}
            index={index}
            row={row}
            column={column}
            label={labels[column.key] ?? column.key}
            start={props.startText}
            choices={choices[column.key] ?? none}
            onText={props.onText}
          />
        ) : (
          <VariantCell
            key={column.key}
            id={`${id}-${row}-${index}`}
            column={column}
            index={index}
            row={row}
            value={value}
            locale={locale}
            words={words}
            swatch={column.key === 'colour' ? swatches.get(String(value)) : undefined}
            isActive={index === active}
            isSelected={index >= from && index <= to}
            isLocked={locked.has(column.key)}
            error={errors?.[column.key]}
          />
        )
      })}
    </div>
  )
})

const none: readonly string[] = []
