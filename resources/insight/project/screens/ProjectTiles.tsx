import { LinkBase, useListContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useListView } from '../../../../src/views/list/ListViewContext.ts'
import { PickBox } from '../../../../src/views/list/PickBox.tsx'
import table from '../../../../src/views/list/RecordTable.module.css'
import type { RecordShapeProps } from '../../../../src/views/list/recordShape.ts'
import { useRowPress } from '../../../../src/views/list/useRowPress.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { project } from '../project.ts'
import { DueChip } from './DueChip.tsx'
import { People } from './People.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import css from './projects.module.css'
import { useProgress } from './useProgress.ts'

type Project = RecordOf<typeof project>

const none: Project[] = []
const unknown = { cards: 0, done: 0 }

/** The projects of a page as tiles: what each is, how far it is, how long there is still time, and who works on it. */
export function ProjectTiles({ selection, onMenu }: RecordShapeProps) {
  const translate = useTranslate()
  const { data, isPlaceholderData, isFetching } = useListContext<Project>()
  const { resource } = useListView()
  const words = useAreaWords<typeof project>(resource.path)
  const pathTo = useRecordPath()
  const records = data ?? none
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const progress = useProgress(resource, order)
  const press = useRowPress({
    resource,
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link, the box and the button in each tile take the keys
    <ul
      className={css.tiles}
      aria-busy={isFetching}
      data-stale={isPlaceholderData || undefined}
      onClick={press.onClick}
      onPointerDown={press.onPointerDown}
    >
      {records.map((record) => {
        const { id, name, category, stage, dueDate } = record
        const far = progress.get(id)
        return (
          <li key={id} className={css.tile} data-row={id} data-picked={selection?.has(id) || undefined}>
            <div className={css.head}>
              {selection && (
                <PickBox
                  label={translate('list.pick', { title: name })}
                  state={selection.has(id) ? 'all' : 'none'}
                  isTabbable
                />
              )}
              <div>
                <h3>
                  <LinkBase to={pathTo(resource, id, record) ?? ''} data-open="">
                    <bdi>{name}</bdi>
                  </LinkBase>
                </h3>
                <p className={css.quiet}>
                  {words.value('category', category)} · {words.value('stage', stage)}
                </p>
              </div>
              <button
                type="button"
                className={table.menu}
                data-menu=""
                aria-haspopup="menu"
                aria-label={translate('list.actionsOf', { title: name })}
              >
                <Glyph name="more" />
              </button>
            </div>
            {/* Its room is kept while it is on its way. */}
            <div style={far ? undefined : { visibility: 'hidden' }}>
              <ProgressBar progress={far ?? unknown} words={words} />
            </div>
            <div className={css.foot}>
              <span className={css.facts}>
                {dueDate && stage !== 'finished' && <DueChip due={dueDate} words={words} />}
                {far && far.files > 0 && (
                  <span className={css.quiet}>{words.text('files', { smart_count: far.files })}</span>
                )}
              </span>
              {far && <People label={words.field('members')} people={far.people} most={3} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
