import { LinkBase, useListContext, useLocale, useTranslate } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { RecordTitle } from '../RecordTitle.tsx'
import { titleOf } from '../titleOf.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { CellValue } from './CellValue.tsx'
import { useListView } from './ListViewContext.ts'
import { PickBox } from './PickBox.tsx'
import css from './RecordCards.module.css'
import table from './RecordTable.module.css'
import type { RecordShapeProps } from './recordShape.ts'
import { useListTexts } from './useListTexts.ts'
import { useRowPress } from './useRowPress.ts'

/** The records of a page as cards, where the window is too narrow for a table; everything can be done that the table can do. */
export function RecordCards({ selection, onMenu, placeOf }: RecordShapeProps) {
  const translate = useTranslate()
  const { data, isPlaceholderData, isFetching } = useListContext<AnyRecord>()
  const { resource, columns, views } = useListView()
  const texts = useListTexts(resource)
  const locale = useLocale()
  const pathTo = useRecordPath()
  const records = data ?? none
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const press = useRowPress({
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  const [, ...others] = columns.chosen
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link, the box and the button in each card take the keys
    <ul
      className={css.cards}
      aria-label={texts.name(2)}
      aria-busy={isFetching}
      data-stale={isPlaceholderData || undefined}
      onClick={press.onClick}
    >
      {records.map((record) => {
        const title = titleOf(resource, record, locale)
        const to = pathTo(resource, record.id, record)
        const name = <RecordTitle resource={resource} record={record} picture={36} place={placeOf(record)} />
        return (
          <li
            key={record.id}
            className={css.card}
            data-row={record.id}
            data-picked={selection?.has(record.id) || undefined}
          >
            <span className={css.pick}>
              {selection && (
                <PickBox
                  label={translate('list.pick', { title })}
                  state={selection.has(record.id) ? 'all' : 'none'}
                  isTabbable
                />
              )}
            </span>
            <div className={css.head}>
              <div style={{ minInlineSize: 0 }}>
                {to === undefined ? (
                  name
                ) : (
                  <LinkBase className={table.open} to={to} data-open="">
                    {name}
                  </LinkBase>
                )}
              </div>
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
            {others.length > 0 && (
              <dl className={css.facts}>
                {others.map((column) => (
                  <Fact key={column.name} label={texts.field(column.name)}>
                    <CellValue resource={resource} column={column} record={record} views={views} />
                  </Fact>
                ))}
              </dl>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const none: AnyRecord[] = []

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
