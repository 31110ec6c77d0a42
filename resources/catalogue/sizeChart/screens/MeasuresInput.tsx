import { useLocale } from 'ra-core'
import { useId, useMemo, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { InputProps } from '../../../../src/fields/view.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useFocusTarget } from '../../../../src/views/form/FocusContext.ts'
import { parseTable } from '../../../../src/views/form/rows/tableText.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import {
  type Axes,
  axesOf,
  type CellValue,
  convertedTo,
  type MeasureRow,
  placeOf,
  placesOf,
  withCells,
} from '../rules/measureGrid.ts'
import type { sizeChart } from '../sizeChart.ts'
import { AddAxis } from './AddAxis.tsx'
import { MeasureTable } from './MeasureTable.tsx'
import css from './measures.module.css'
import { readMeasure } from './measureText.ts'

const none: readonly MeasureRow[] = []

/** The measures of a size chart as a grid: sizes down, measures across, each value a number or a range. */
export function MeasuresInput({ source, label, help, disabled, locked, resource, options }: InputProps) {
  const { text: own } = useAreaWords<typeof sizeChart>(resource.path)
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const id = useId()
  const { field, fieldState } = useController({ name: source })
  const { setValue } = useFormContext()
  const unit = (useWatch({ name: 'unit' }) ?? 'cm') as 'cm' | 'in'
  const rows = (field.value ?? none) as readonly MeasureRow[]
  const [known, setKnown] = useState<Axes>(() => axesOf(rows))
  const axes = useMemo(() => axesOf(rows, known), [rows, known])
  const [left, setLeft] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  const change = (cells: readonly CellValue[], order = axes) => {
    setKnown(order)
    field.onChange(withCells(rows, order, cells))
  }
  /** Takes every value of a size or of a measure away, and the line or column with them. */
  const remove = (kind: keyof Axes, name: string) => {
    setKnown({ ...axes, [kind]: axes[kind].filter((each) => each !== name) })
    field.onChange(rows.filter((row) => (kind === 'sizes' ? row.size : row.measure) !== name))
  }
  const rename = (size: string, to: string) => {
    const name = to.trim()
    if (name === '' || name === size || axes.sizes.includes(name)) return
    setKnown({ ...axes, sizes: axes.sizes.map((each) => (each === size ? name : each)) })
    field.onChange(rows.map((row) => (row.size === size ? { ...row, size: name } : row)))
  }
  const paste = (size: string, measure: string, text: string) => {
    const [top, start] = [axes.sizes.indexOf(size), axes.measures.indexOf(measure)]
    const cells = parseTable(text).flatMap((line, down) =>
      line.map((cell, across) => ({
        size: axes.sizes[top + down],
        measure: axes.measures[start + across],
        value: readMeasure(cell, locale),
      })),
    )
    const fits = (cell: (typeof cells)[number]): cell is typeof cell & CellValue =>
      cell.size !== undefined && cell.measure !== undefined
    const fitting = cells.filter(fits)
    setLeft(cells.length - fitting.length)
    change(fitting)
  }
  useFocusTarget(source, (path) => {
    const row = rows[Number(/\.(\d+)/.exec(path)?.[1] ?? Number.NaN)]
    const at = row && `[data-cell="${axes.sizes.indexOf(row.size)} ${axes.measures.indexOf(row.measure)}"]`
    box.current?.querySelector<HTMLElement>(at ?? 'input, select')?.focus()
  })

  const choices = (options.fields.measure.options.values as readonly string[]).filter(
    (measure) => !axes.measures.includes(measure),
  )
  const other = unit === 'cm' ? 'in' : 'cm'
  const places = useMemo(() => placesOf(rows), [rows])
  const errors = (fieldState.error ?? {}) as Readonly<
    Record<number, Record<string, { message?: string }> | undefined>
  >
  return (
    <Frame
      id={id}
      source={source}
      label={label}
      help={help}
      locked={locked}
      group
      error={fieldState.error?.message}
    >
      <div ref={box} className={css.box}>
        <MeasureTable
          axes={axes}
          rows={rows}
          places={places}
          unit={unit}
          locale={locale}
          disabled={disabled}
          own={own}
          measureName={(measure) => texts.value(`${source}.measure`, measure)}
          errorAt={(size, measure) => {
            const cell = errors[placeOf(places, size, measure) ?? -1]
            return cell && Object.values(cell).find((each) => each?.message)?.message
          }}
          onCell={(size, measure, text) => {
            setLeft(0)
            change([{ size, measure, value: readMeasure(text, locale) }])
          }}
          onPaste={paste}
          onRename={rename}
          onRemove={remove}
        />
        {left > 0 && (
          <p role="status" className={css.note}>
            {own('left', { smart_count: left })}
          </p>
        )}
        {!disabled && (
          <div className={css.tools}>
            <AddAxis
              id={id}
              own={own}
              choices={choices}
              measureName={(measure) => texts.value(`${source}.measure`, measure)}
              onSizes={(sizes) => setKnown({ ...axes, sizes: [...new Set([...axes.sizes, ...sizes])] })}
              onMeasure={(measure) => setKnown({ ...axes, measures: [...axes.measures, measure] })}
            />
            {rows.length > 0 && (
              <Button
                small
                onClick={() => {
                  setValue('unit', other, { shouldDirty: true, shouldTouch: true })
                  field.onChange(convertedTo(other, rows))
                }}
              >
                {own('convert', { unit: texts.value('unit', other) })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Frame>
  )
}
