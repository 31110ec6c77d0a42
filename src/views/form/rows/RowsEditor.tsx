import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Glyph } from '../../../controls/parts/Glyph.tsx'
import { Removed } from '../../../controls/upload/Removed.tsx'
import type { Field, Fields } from '../../../core/index.ts'
import { formatNumber } from '../../../fields/decimal/formatNumber.ts'
import type { EditorProps } from '../../../fields/view.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { useMinWidth } from '../../../shell/frame/useMinWidth.ts'
import { NamedRecords } from '../../NamedRecords.tsx'
import { useFocusTarget } from '../FocusContext.ts'
import { useAfterChange } from '../useAfterChange.ts'
import { useTexts } from '../useTexts.ts'
import { cellToText } from './cellText.ts'
import type { GridColumn } from './GridCell.tsx'
import { RowCards } from './RowCards.tsx'
import { RowDialog } from './RowDialog.tsx'
import type { RowAct } from './RowMenu.tsx'
import { type GridHandle, RowsGrid } from './RowsGrid.tsx'
import type { Row } from './rowChanges.ts'
import css from './rows.module.css'
import { useRows } from './useRows.ts'

interface Options {
  fields: Fields
  max?: number
  /** Set by the server alone; shown where a record is read. */
  kept?: readonly string[]
  /** Changed by another part of the form. */
  elsewhere?: readonly string[]
}

/** Owned rows: a sheet where there is room, a list of cards where there is not. */
export function RowsEditor(props: EditorProps<Row[], Options>) {
  const {
    id,
    source,
    name,
    label,
    value,
    onChange,
    onBlur,
    options,
    resource,
    disabled = false,
    invalid = false,
    error,
    describedBy,
  } = props
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const isNarrow = !useMinWidth(600)
  const grid = useRef<GridHandle>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const rows = value ?? noRows
  const max = options.max ?? 1000
  const isFull = rows.length >= max
  const columns = useMemo(
    () =>
      Object.entries(options.fields)
        .filter(([key]) => !options.kept?.includes(key) && !options.elsewhere?.includes(key))
        .map(
          ([key, field]): GridColumn => ({
            key,
            name: `${name}.${key}`,
            label: texts.field(`${name}.${key}`),
            field,
          }),
        ),
    [options.fields, options.kept, options.elsewhere, name, texts],
  )
  const { actions, act, setCell, append, moveRow, removed, restore } = useRows({
    rows,
    columns,
    fields: options.fields,
    max,
    disabled,
    texts,
    onChange,
    onEdit: setEdited,
  })
  const wanted = useMemo(() => wantedBy(columns, rows), [columns, rows])

  useFocusTarget(source, (path) => {
    const [row = '0', key] = path.slice(source.length + 1).split('.')
    if (isNarrow) setEdited(Number(row))
    else grid.current?.focus(Number(row), key)
  })
  // A new row is the next thing to fill in.
  const leadTo = useAfterChange(rows, (row: number) => {
    if (isNarrow) setEdited(row)
    else grid.current?.focus(row)
  })

  const latestAct = useRef(act)
  latestAct.current = act
  const onAct = useCallback(
    (kind: RowAct, row: number) => {
      if (!isNarrow && kind !== 'edit') leadTo(Math.max(0, row + (shiftOf[kind] ?? 0)))
      latestAct.current(kind, row)
    },
    [isNarrow, leadTo],
  )
  const textOf = ({ field, name: path }: GridColumn, cell: unknown) => {
    if (field.options.to) return ''
    if (field.kind === 'money' && typeof cell === 'number')
      return formatNumber(cellToText(field, cell, words), locale)
    return cellToText(field, cell, { ...words, valueWord: (each) => texts.value(path, each) })
  }
  const words = { locale, valueWord: String, yes: translate('fields.yes'), no: translate('fields.no') }
  const shared = { label, columns, rows, error, disabled, isFull, onAct }
  const editedRow = edited === null ? undefined : rows[edited]
  return (
    <NamedRecords wanted={wanted}>
      <div className={css.editor}>
        {rows.length === 0 ? null : isNarrow ? (
          <RowCards {...shared} textOf={textOf} />
        ) : (
          <RowsGrid
            {...shared}
            handle={grid}
            source={source}
            resource={resource}
            actions={actions}
            invalid={invalid}
            describedBy={describedBy}
            onCell={setCell}
            onMove={moveRow}
            onLeave={() => onBlur?.()}
          />
        )}
        <div className={css.foot}>
          {!disabled && (
            <Button
              id={id}
              small
              disabled={isFull}
              onClick={() => {
                leadTo(rows.length)
                append()
              }}
            >
              <Glyph name="add" />
              {translate('fields.rows.add')}
            </Button>
          )}
          <span className={css.count}>
            {translate('fields.rows.count', {
              smart_count: rows.length,
              count: formatNumber(rows.length, locale),
            })}
          </span>
          {removed && (
            <Removed
              text={translate('fields.rows.removed', { number: removed.index + 1 })}
              onUndo={restore}
            />
          )}
          {rows.length > 0 && !isNarrow && !disabled && (
            <span className={css.hint}>{translate('fields.rows.hint')}</span>
          )}
        </div>
        {editedRow && edited !== null && (
          <RowDialog
            title={translate('fields.rows.row', { number: edited + 1 })}
            source={source}
            resource={resource}
            columns={columns}
            error={error}
            disabled={disabled}
            row={editedRow}
            index={edited}
            onCell={setCell}
            onClose={() => setEdited(null)}
          />
        )}
      </div>
    </NamedRecords>
  )
}

const noRows: Row[] = []

/** Where the focus goes, counted from the row that was acted on: to a copy, with one that moves, before one that goes. */
const shiftOf: Partial<Record<RowAct, number>> = { copy: 1, up: -1, down: 1, remove: -1 }

/** The records that rows refer to. */
function wantedBy(columns: readonly GridColumn[], rows: readonly Row[]): Record<string, string[]> {
  const wanted: Record<string, string[]> = {}
  for (const { key, field } of columns) {
    const to: string | undefined = (field as Field).options.to
    if (to === undefined) continue
    const ids = rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key] as string] : []))
    wanted[to] = [...new Set([...(wanted[to] ?? []), ...ids])]
  }
  return wanted
}
