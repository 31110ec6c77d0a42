import { LinkBase, useLocale, useTranslate } from 'ra-core'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'
import { CellValue } from '../../../../src/views/list/CellValue.tsx'
import { useListView } from '../../../../src/views/list/ListViewContext.ts'
import { PickBox } from '../../../../src/views/list/PickBox.tsx'
import { RowMenuButton } from '../../../../src/views/list/RowMenuButton.tsx'
import type { RecordShapeProps } from '../../../../src/views/list/recordShape.ts'
import { useShownRecords } from '../../../../src/views/list/useShownRecords.ts'
import { pictureUrl } from '../../../../src/views/pictureUrl.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

/** The pictures of a page of the library, large, with their names, folders, sizes, texts and uses. */
export default function Tiles({ selection, onMenu }: RecordShapeProps) {
  const translate = useTranslate()
  const { records, list } = useShownRecords({ selection, onMenu })
  const { resource, columns, views } = useListView()
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const locale = useLocale() ?? 'en'
  const pathTo = useRecordPath()
  const tags = columns.chosen.find(({ name }) => name === 'tags')
  return (
    // A press on a tile does what its link, box or button does, which take the keys.
    <ul className={css.tiles} {...list}>
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
            <RowMenuButton title={title} className={css.menu} />
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
