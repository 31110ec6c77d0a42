import { useTranslate } from 'ra-core'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { describedBy, Frame } from '../../../../../src/controls/parts/Frame.tsx'
import type { InputProps } from '../../../../../src/fields/view.ts'
import { useFocusTarget } from '../../../../../src/views/form/FocusContext.ts'
import { useFormFacts } from '../../../../../src/views/form/FormContexts.ts'
import type { Combination } from '../../rules/combinations.ts'
import { useOwn } from '../useOwn.ts'
import { ColourStrip } from './ColourStrip.tsx'
import { type ColumnSet, variantColumns } from './columns.ts'
import { costsBySku, newVariant, storedId, withCells, withoutRows, withRows } from './sheet.ts'
import { useErrors } from './useErrors.ts'
import { useSheet } from './useSheet.ts'
import { useSheetActions } from './useSheetActions.ts'
import { useColumns, useFlagWords, useProductOptions, useStripColours } from './useVariantFacts.ts'
import { VariantDialogs, type VariantTask } from './VariantDialogs.tsx'
import { VariantGrid, type VariantGridHandle } from './VariantGrid.tsx'
import { VariantTools } from './VariantTools.tsx'
import css from './variants.module.css'

/** All variants of a product as a sheet: by colour and size, typed, pasted and changed many at a time; saved with the product. */
export default function VariantsSheet({
  source,
  label,
  help,
  resource,
  field,
  options,
  disabled,
  locked: why,
}: InputProps) {
  const translate = useTranslate()
  const own = useOwn()
  const id = useId()
  const { readable } = useFormFacts()
  const grid = useRef<VariantGridHandle>(null)
  const [set, setSet] = useState<ColumnSet>('prices')
  const [colour, setColour] = useState<string | null>(null)
  const [size, setSize] = useState<string | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [task, setTask] = useState<VariantTask>()
  const lastPick = useRef(0)
  const state = useSheet(source, readable.has('variantCosts'))
  const { sheet, change } = state
  const product = useProductOptions()
  const [mrp, salePrice] = useWatch({ name: ['mrp', 'salePrice'] }) as unknown[]
  const { columns, labels, locked } = useColumns(resource, set, product.otherOption, disabled)
  const latestColumns = useRef(columns)
  latestColumns.current = columns
  const { locale, words } = useFlagWords()
  const costs = useMemo(() => costsBySku(sheet.costs), [sheet.costs])
  const strip = useStripColours(product, sheet.rows)
  const { errorsOf, count: wrong } = useErrors(state, sheet.rows)
  const numbers = useMemo(
    () =>
      sheet.rows.flatMap((row, index) =>
        (colour === null || row.colour === colour) && (size === null || row.size === size) ? [index] : [],
      ),
    [sheet.rows, colour, size],
  )
  const rows = useMemo(() => numbers.map((index) => sheet.rows[index] ?? {}), [numbers, sheet.rows])
  const max = options.max ?? 1000
  const isFiltered = colour !== null || size !== null
  const look = useMemo(
    () => ({
      id,
      columns,
      labels,
      locale,
      words,
      locked,
      swatches: new Map(product.colours.flatMap(({ value, hex }) => (hex ? [[value, hex] as const] : []))),
      choices: {
        colour: product.colours.map(({ value }) => value),
        size: product.sizes.map(({ value }) => value),
        other: product.otherValues.map(({ value }) => value),
      },
    }),
    [id, columns, labels, locale, words, locked, product],
  )
  const makeRow = (values = {}) => newVariant(field.options.fields, { mrp, salePrice }, values)
  const { actions, startText, onText, flush } = useSheetActions({
    sheet,
    costs,
    numbers,
    look,
    change,
    room: isFiltered || disabled ? 0 : max - sheet.rows.length,
    newRow: () => makeRow(),
    undo: state.undo,
    redo: state.redo,
    onMoved: () => setPicked(new Set()),
  })
  const onPick = useCallback(
    (row: number, isPicked: boolean, withShift: boolean) => {
      const [from, to] = withShift
        ? [Math.min(lastPick.current, row), Math.max(lastPick.current, row)]
        : [row, row]
      lastPick.current = row
      const touched = numbers.slice(from, to + 1)
      setPicked((known) =>
        isPicked
          ? new Set([...known, ...touched])
          : new Set([...known].filter((each) => !touched.includes(each))),
      )
    },
    [numbers],
  )
  const goTo = (number: number, key: string) => {
    setColour(null)
    setSize(null)
    const column = variantColumns.find((each) => each.key === key)
    const shown = columns.some((each) => each.key === key) ? set : (column?.sets[0] ?? 'all')
    setSet(shown)
    // The column may be about to be shown.
    requestAnimationFrame(() => {
      const at = latestColumns.current.findIndex((each) => each.key === key)
      grid.current?.focus(number, Math.max(0, at))
    })
  }
  useFocusTarget(source, (path) => {
    const [number = '0', key = 'sku'] = path.slice(source.length + 1).split('.')
    goTo(Number(number), key)
  })
  useFocusTarget('variantCosts', (path) => {
    const [entry = '0'] = path.slice('variantCosts.'.length).split('.')
    const sku = sheet.costs[Number(entry)]?.sku.toLowerCase()
    const number = sheet.rows.findIndex((row) => String(row.sku ?? '').toLowerCase() === sku)
    goTo(Math.max(0, number), 'cost')
  })

  const add = (made: readonly Combination[]) =>
    change((known) =>
      withRows(
        known,
        made.map(({ exists: _, ...values }) => makeRow(values)),
      ),
    )
  const remove = () => {
    change((known) => withoutRows(known, picked))
    setPicked(new Set())
  }
  const scope = picked.size > 0 ? [...picked].sort((a, b) => a - b) : numbers
  const frame = { id, source, label, group: true, help, error: rootMessage(state.error), locked: why }
  return (
    <Frame {...frame}>
      <div className={css.editor}>
        {product.colours.length > 0 && (
          <ColourStrip colours={strip} total={sheet.rows.length} chosen={colour} onChoose={setColour} />
        )}
        <VariantTools
          set={set}
          size={size}
          disabled={disabled}
          onSet={setSet}
          onSize={setSize}
          onTask={setTask}
          sizes={product.sizes.map(({ value }) => value)}
          picked={picked.size}
          mayPrint={[...picked].some((row) => storedId(sheet, row) !== undefined)}
          isFull={sheet.rows.length >= max}
          mayPrice={!locked.has('salePrice')}
          hasRows={sheet.rows.length > 0}
          onAdd={() => change((known) => withRows(known, [makeRow(colour === null ? {} : { colour })]))}
          onRemove={remove}
          onActive={(active) =>
            change((known) =>
              withCells(
                known,
                [...picked].map((row) => ({ row, key: 'active', value: active })),
              ),
            )
          }
        />
        {sheet.rows.length === 0 ? (
          <p className={css.empty}>{own('variants.empty')}</p>
        ) : (
          <VariantGrid
            handle={grid}
            label={label}
            look={look}
            rows={rows}
            numbers={numbers}
            costs={costs}
            errorsOf={errorsOf}
            picked={picked}
            actions={actions}
            startText={startText}
            onText={onText}
            onPick={onPick}
            onFlush={flush}
            onLeave={state.onLeave}
            onPickAll={(isPicked) => setPicked(new Set(isPicked ? numbers : []))}
            invalid={state.invalid || wrong > 0}
          />
        )}
        <div className={css.foot} id={describedBy(frame)}>
          <span className={css.quiet} role="status">
            {isFiltered
              ? own('variants.shown', { count: numbers.length, total: sheet.rows.length })
              : own('variants.count', { smart_count: sheet.rows.length })}
          </span>
          {wrong > 0 && <span className={css.clash}>{own('variants.wrong', { smart_count: wrong })}</span>}
          {!disabled && sheet.rows.length > 0 && (
            <span className={css.hint}>{translate('fields.rows.hint')}</span>
          )}
        </div>
      </div>
      <VariantDialogs
        task={task}
        resource={resource}
        options={product}
        costs={costs}
        onAdd={add}
        sheet={sheet}
        scope={scope}
        room={max - sheet.rows.length}
        scopeText={own(picked.size > 0 ? 'prices.scopePicked' : 'prices.scopeShown', {
          smart_count: scope.length,
          colour: colour ?? '',
        })}
        onCells={(changes) => change((known) => withCells(known, changes))}
        onClose={() => setTask(undefined)}
      />
    </Frame>
  )
}

/** What is wrong with the list as a whole, beside its cells. */
function rootMessage(error: unknown): string | undefined {
  const { message, root } = (error ?? {}) as { message?: unknown; root?: { message?: unknown } }
  return [message, root?.message].find((text): text is string => typeof text === 'string' && text !== '')
}
