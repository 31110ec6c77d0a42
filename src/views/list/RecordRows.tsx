import { LinkBase, useListContext, useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import { Picture } from '../Picture.tsx'
import { pictureOf, RecordTitle } from '../RecordTitle.tsx'
import { titleOf } from '../titleOf.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { CellValue } from './CellValue.tsx'
import { useListView } from './ListViewContext.ts'
import { PickBox } from './PickBox.tsx'
import css from './RecordRows.module.css'
import table from './RecordTable.module.css'
import type { RecordShapeProps } from './recordShape.ts'
import { useListTexts } from './useListTexts.ts'
import { useRowPress } from './useRowPress.ts'

/**
 * The records of a page as rows of two lines, where the window is too narrow for a table: what it is, how much, of whom, and how it
 * stands. The page of the record has the rest; everything can be done that the table can do.
 */
export function RecordRows({ selection, onMenu, placeOf }: RecordShapeProps) {
  const translate = useTranslate()
  const { data, isPlaceholderData, isFetching } = useListContext<AnyRecord>()
  const { resource, columns, views } = useListView()
  const texts = useListTexts(resource)
  const locale = useLocale()
  const pathTo = useRecordPath()
  const records = data ?? none
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const press = useRowPress({
    resource,
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  const { amount, about, state, items } = rowParts(columns.chosen)
  const cell = (column: Column | undefined, record: AnyRecord) =>
    column && <CellValue resource={resource} column={column} record={record} views={views} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link, the box and the button in each card take the keys
    <ul
      className={css.rows}
      aria-label={texts.name(2)}
      aria-busy={isFetching}
      data-stale={isPlaceholderData || undefined}
      onClick={press.onClick}
      onPointerDown={press.onPointerDown}
    >
      {records.map((record) => {
        const title = titleOf(resource, record, locale)
        const to = pathTo(resource, record.id, record)
        const name = <RecordTitle resource={resource} record={record} picture={0} place={placeOf(record)} />
        return (
          <li
            key={record.id}
            className={css.row}
            data-row={record.id}
            data-picked={selection?.has(record.id) || undefined}
          >
            {selection && (
              <span className={css.pick}>
                <PickBox
                  label={translate('list.pick', { title })}
                  state={selection.has(record.id) ? 'all' : 'none'}
                  isTabbable
                />
              </span>
            )}
            {resource.picture !== undefined && (
              <Picture value={pictureOf(resource, record)} width={36} height={48} alt="" />
            )}
            {items && <span className={css.items}>{cell(items, record)}</span>}
            <div className={css.lines}>
              <div className={css.line}>
                {to === undefined ? (
                  name
                ) : (
                  <LinkBase className={table.open} to={to} data-open="">
                    {name}
                  </LinkBase>
                )}
                <span className={css.end}>{cell(amount, record)}</span>
              </div>
              {(about ?? state) && (
                <div className={css.line}>
                  <span className={css.about}>{cell(about, record)}</span>
                  <span className={css.end}>{cell(state, record)}</span>
                </div>
              )}
            </div>
            <button
              type="button"
              className={table.menu}
              style={{ inlineSize: 40, blockSize: 36 }}
              data-menu=""
              aria-haspopup="menu"
              aria-label={translate('list.actionsOf', { title })}
            >
              <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
                <circle cx="3" cy="8" r="1.4" />
                <circle cx="8" cy="8" r="1.4" />
                <circle cx="13" cy="8" r="1.4" />
              </svg>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const none: AnyRecord[] = []

/** What a row has room for, of the columns in their order: one amount, one state, what was bought, and whom or what it is about. */
function rowParts([, ...others]: readonly Column[]) {
  const amount = others.find(({ field }) => field.kind === 'money')
  const items = others.find(({ name, field }) => name === 'lines' && field.kind === 'rows')
  const state =
    others.find(({ name }) => name === 'status') ?? others.find(({ field }) => field.kind === 'select')
  const about = others.find(
    (column) => ![amount, items, state].includes(column) && !small.includes(column.field.kind),
  )
  return { amount, items, state, about }
}

/** Kinds whose value says little without the name of its column. */
const small: readonly string[] = [
  'date',
  'dateTime',
  'boolean',
  'integer',
  'decimal',
  'percent',
  'image',
  'images',
  'rows',
]
