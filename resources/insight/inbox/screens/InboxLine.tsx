import { useLocale } from 'ra-core'
import { areaHeads } from '#areas'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import css from './inbox.module.css'
import type { InboxMessage } from './useInbox.ts'

interface InboxLineProps {
  message: InboxMessage
  own: (key: string) => string
  close: () => void
  onRead: () => void
  onSnooze: () => void
}

/** One message: unread ones are marked by a dot and in words. The link is there for those who may open the record. */
export function InboxLine({ message, own, close, onRead, onSnooze }: InboxLineProps) {
  const locale = useLocale() ?? 'en'
  const pathOf = useRecordPath()
  const { subject, body, area, areaId, createdAt, readAt } = message
  const head = area === null ? undefined : areaHeads[area as keyof typeof areaHeads]
  const to = head && areaId ? pathOf(head, areaId) : undefined
  const time = formatTime(createdAt, locale, { timeStyle: 'short' })
  const onOpen = () => {
    if (!readAt) onRead()
    close()
  }
  return (
    <li className={css.line} data-unread={!readAt || undefined}>
      <div className={css.title}>
        {!readAt && <span className={css.hidden}>{own('unread')}</span>}
        {to ? (
          <Link to={to} onClick={onOpen} className={css.link}>
            {subject}
          </Link>
        ) : (
          <span className={css.subject}>{subject}</span>
        )}
        <time dateTime={createdAt}>{time}</time>
      </div>
      {body && body !== subject && <p className={css.body}>{body}</p>}
      <div className={css.tools}>
        {!readAt && (
          <button type="button" className={css.tool} onClick={onRead}>
            {own('markRead')}
          </button>
        )}
        <button type="button" className={css.tool} onClick={onSnooze}>
          {own('snooze')}
        </button>
      </div>
    </li>
  )
}
