import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { SafeHtml } from '../../../../src/fields/richText/SafeHtml.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { notification } from '../notification.ts'
import css from './notification.module.css'

/** What was really said, as it was sent: cleaned again here, so that nothing in it can run; and the way to what it is about. */
export default function MessageSection({ resource, record }: OwnSectionProps<RecordOf<typeof notification>>) {
  const { text: own } = useAreaWords<typeof notification>(resource.path)
  const pathOf = useRecordPath()
  if (!record) return null
  const { subject, body, channel, area, areaId, areaName } = record
  const head = typeof area === 'string' ? (areaHeads as Record<string, AreaHead>)[area] : undefined
  const to = head && typeof areaId === 'string' ? pathOf(head, areaId) : undefined
  return (
    <div className={css.message}>
      {subject && <h3 className={css.subject}>{subject}</h3>}
      {!body && <p className={css.none}>{own('noBody')}</p>}
      {body && channel === 'email' && <SafeHtml html={body} />}
      {body && channel !== 'email' && (
        <p className={css.text} dir="auto">
          {body}
        </p>
      )}
      {to && (
        <p>
          <Link to={to}>
            {own('openRecord')}
            {areaName ? `: ${areaName}` : ''}
          </Link>
        </p>
      )}
    </div>
  )
}
