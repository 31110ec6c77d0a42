// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useTranslate } from 'ra-core'
import { memo } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { GridCell } from '../form/rows/GridCell.tsx'
import { cellId } from '../form/rows/useGridView.ts'
import { CellValue } from '../list/CellValue.tsx'
import type { AnyViews } from '../overrides.ts'
import { cellAt } from './cellPaths.ts'
import { type Edited, shownAt } from './edits.ts'
import css from './grid.module.css'
import type { Line, SheetColumn } from './sheetColumns.ts'
import type { Refusals } from './useSaveSheet.ts'

interface SheetRowProps {
  gridId: string
  index: number
  /** Pixels from the top of the sheet. */
  start: number
  line: Line
  /** How its record is called, for who cannot see. */
  title: string
  columns: readonly SheetColumn[]
  resource: Resource
  views: AnyViews
  edited: Edited | undefined
  problems: Refusals | undefined
  /** Whether it is not on the page of the list, and here for its unsaved changes alone. */
  isElsewhere: boolean
  active: number | undefined
  isEditing: boolean
  selectedFrom: number | undefined
  selectedTo: number | undefined
  corner: number | undefined
  onCell: (row: number, key: string, value: unknown) => void
  onMenu: (record: AnyRecord, button: HTMLElement) => void
  onClose: () => void
}

/** One line of a sheet, drawn anew only when something of its own changes. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { gridId, index: row, start, line, title, columns, resource, views, edited, problems } = props
  const { active, isEditing, selectedFrom = Number.POSITIVE_INFINITY, selectedTo = -1, corner } = props
  const translate = useTranslate()
  const { record } = line
  const whole = problems?.['']
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={css.row}
      data-elsewhere={props.isElsewhere || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={css.number}
        data-wrong={whole !== undefined || undefined}
        title={whole}
      >
        {row + 1}
        {whole !== undefined && <span className="visually-hidden">{whole}</span>}
      </div>
      {columns.map((column, at) => {
        const path = column.pathOf(line)
        const isOpen = column.isOpen(line)
        const value = shownAt(record, edited, path)
        return (
          <GridCell
            key={column.key}
            id={cellId(gridId, row, at)}
            column={column}
            index={at}
            row={row}
            resource={resource}
            record={record}
            value={value}
            isActive={at === active}
            isSelected={at >= selectedFrom && at <= selectedTo}
            isEditing={isEditing && at === active}
            disabled={!isOpen}
            error={problems?.[path]}
            source={`${record.id}.${path}`}
            mark={markOf(edited, path)}
            isCorner={at === corner}
            onChange={props.onCell}
            onClose={props.onClose}
          >
            {column.isOfRecord ? (
              <Stored
                column={column}
                line={line}
                isOpen={isOpen}
                value={value}
                resource={resource}
                views={views}
              />
            ) : undefined}
          </GridCell>
        )
      })}
      <div role="gridcell" aria-colindex={columns.length + 2} className={css.more}>
        <button
          type="button"
          className={css.menu}
          tabIndex={active === undefined ? -1 : 0}
          aria-haspopup="menu"
          aria-label={translate('list.actionsOf', { title })}
          onClick={(event) => props.onMenu(record, event.currentTarget)}
        >
          ⋯
        </button>
      </div>
    </div>
  )
})

const markOf = (edited: Edited | undefined, path: string) =>
  !edited || !Object.hasOwn(edited.mine, path)
    ? undefined
    : edited.clashes.includes(path)
      ? 'clash'
      : 'changed'

interface StoredProps extends Pick<SheetRowProps, 'line' | 'resource' | 'views'> {
  column: SheetColumn
  isOpen: boolean
  value: unknown
}

/** What a cell of a record shows as in its list: where it cannot be changed, and a text that falls back to the base language. */
function Stored({
  column: { name, key, field },
  line: { record },
  isOpen,
  value,
  resource,
  views,
}: StoredProps) {
  const isEmpty = value === null || value === undefined || value === ''
  if (isEmpty && key !== name && typeof record[name] === 'string')
    return <span className={css.fallback}>{String(cellAt(record, name))}</span>
  if (isEmpty) return null
  const shown = { ...record, [name]: value }
  return (
    <CellValue
      resource={resource}
      column={{
        name,
        field: key === name ? field : { ...field, options: { ...field.options, localized: false } },
        sortable: false,
      }}
      record={shown}
      views={isOpen ? plain : views}
    />
  )
}

/** A cell that can be changed shows its value as it is typed, whatever else the list makes of it. */
const plain = Object.freeze({ cells: {} }) as unknown as AnyViews
