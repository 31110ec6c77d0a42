import { LinkBase, useListContext, useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'
import { CellValue } from '../../../../src/views/list/CellValue.tsx'
import { useListView } from '../../../../src/views/list/ListViewContext.ts'
import { PickBox } from '../../../../src/views/list/PickBox.tsx'
import table from '../../../../src/views/list/RecordTable.module.css'
import type { RecordShapeProps } from '../../../../src/views/list/recordShape.ts'
import { useRowPress } from '../../../../src/views/list/useRowPress.ts'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

/** The pictures of a page of the library, large, with their names, folders, sizes, texts and uses. */
export default function Tiles({ selection, onMenu }: RecordShapeProps) {
  const translate = useTranslate()
  const { data, isPlaceholderData, isFetching } = useListContext<AnyRecord>()
  const { resource, columns, views } = useListView()
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const locale = useLocale() ?? 'en'
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
  const tags = columns.chosen.find(({ name }) => name === 'tags')
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
        const { id, name: title, picture, folder, width, height, bytes, alt, usageCount } = record
        const to = pathTo(resource, id, record)
        const size = { width, height, bytes: formatBytes(bytes ?? 0, locale) }
        return (
          <li
            key={id}
            className={css.tile}
            data-row={id}
            data-picked={selection?.has(id) || undefined}
            title={alt ?? undefined}
          >
            <img
              className={css.picture}
              src={pictureUrl(id, 320)}
              alt=""
              loading="lazy"
              decoding="async"
              style={{ objectPosition: `${picture.focalX * 100}% ${picture.focalY * 100}%` }}
            />
            {selection && (
              <span className={css.pick}>
                <PickBox
                  label={translate('list.pick', { title })}
                  state={selection.has(id) ? 'all' : 'none'}
                  isTabbable
                />
              </span>
            )}
            <button
              type="button"
              className={`${table.menu} ${css.menu}`}
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
            <div className={css.words}>
              <LinkBase className={css.name} to={to ?? ''} data-open="">
                <bdi>{title}</bdi>
              </LinkBase>
              <span className={css.quiet}>
                <bdi>{folder ?? ' '}</bdi>
              </span>
              <span className={css.quiet}>
                <bdi dir="ltr">{text('size', size)}</bdi>
              </span>
              <span className={css.marks}>
                <span className={css.mark} data-tone={usageCount > 0 ? 'used' : undefined}>
                  {usageCount > 0 ? text('uses', { smart_count: usageCount }) : text('unused')}
                </span>
                {!alt && (
                  <span className={css.mark} data-tone="warning">
                    {text('noText')}
                  </span>
                )}
              </span>
              {tags && record.tags?.length > 0 && (
                <CellValue resource={resource} column={tags} record={record} views={views} />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const none: AnyRecord[] = []
