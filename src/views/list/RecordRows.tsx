import { LinkBase, useListContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { firstStep, ownStep } from '../firstStep.ts'
import { RecordPicture } from '../RecordPicture.tsx'
import { pictureOf, RecordTitle } from '../RecordTitle.tsx'
import { useRecordPath } from '../useRecordPath.ts'
import { useTitleOf } from '../useTitleOf.ts'
import { CellValue } from './CellValue.tsx'
import { useListView } from './ListViewContext.ts'
import { PickBox } from './PickBox.tsx'
import css from './RecordRows.module.css'
import table from './RecordTable.module.css'
import type { RecordShapeProps } from './recordShape.ts'
import { rowParts } from './rowParts.ts'
import { useListTexts } from './useListTexts.ts'
import { useRowPress } from './useRowPress.ts'

/**
 * The records of a page as rows of two lines, of three at most, where the window is too narrow for a table: what it is, how much, of whom, and how it
 * stands, or what is to be done next with it. The page of the record has the rest; everything can be done that the table can do.
 */
export function RecordRows({ selection, onMenu, placeOf }: RecordShapeProps) {
  const translate = useTranslate()
  const { data, isPlaceholderData, isFetching } = useListContext<AnyRecord>()
  const { resource, viewer, columns, views } = useListView()
  const texts = useListTexts(resource)
  const titleOf = useTitleOf()
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
  const { amount, about, state, items, further } = rowParts(columns.chosen)
  // Where there is no money, the figure that the area draws itself is what one comes for.
  const figure = columns.chosen
    .slice(amount ? Infinity : 1)
    .find(({ name, field }) => field.kind === 'integer' && Object.hasOwn(views.cells, name))
  // Who or what else stands beside the name, or before the state where a figure has that place.
  const beside = amount ?? figure ?? further
  const below = figure && further
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
        const title = titleOf(resource, record)
        const to = pathTo(resource, record.id, record)
        const next = firstStep(viewer, resource, views, record)
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
              <RecordPicture area={resource} value={pictureOf(resource, record)} title={title} width={36} />
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
                {beside && (
                  <span className={beside === further ? css.further : css.end}>{cell(beside, record)}</span>
                )}
              </div>
              {below && <span className={css.about}>{cell(about, record)}</span>}
              {(about ?? state ?? next) && (
                <div className={css.line}>
                  <span className={css.about}>{cell(below ?? about, record)}</span>
                  <span className={css.end}>
                    {next === undefined ? (
                      cell(state, record)
                    ) : (
                      <NextButton record={record} title={title} step={next} />
                    )}
                  </span>
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

/** What is to be done next with a record, to be pressed right in its row; it says how the record stands as well. */
function NextButton({ record, title, step }: { record: AnyRecord; title: string; step: string }) {
  const { pair } = usePunctuation()
  const { resource, start } = useListView()
  const texts = useListTexts(resource)
  const isOwn = step.startsWith(ownStep)
  const name = isOwn ? step.slice(ownStep.length) : step
  const label = isOwn ? texts.action(name) : texts.transition(name)
  return (
    <Button
      look="outlined"
      aria-label={pair(label, title)}
      data-row-next=""
      onClick={() => start({ kind: isOwn ? 'own' : 'transition', name, records: [record] })}
    >
      {label}
    </Button>
  )
}

const none: AnyRecord[] = []
