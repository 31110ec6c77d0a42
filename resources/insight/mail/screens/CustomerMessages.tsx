import { useRef } from 'react'
import { areaHeads } from '#areas'
import { defined } from '../../../../src/core/defined.ts'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { formatShortTime, formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { SearchField } from '../../../../src/shell/controls/SearchField.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { usePageKeys } from '../../../../src/shell/shortcuts/pageKeys.ts'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import { PersonPicture } from '../../../../src/views/PersonPicture.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import type { contactMessage } from '../../../customers/contactMessage/contactMessage.ts'
import { type CustomerFolder, messagesIn } from '../rules/folders.ts'
import { searchOf } from './LetterList.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import { Pages } from './Pages.tsx'
import { perPage } from './useMailbox.ts'
import { useRowKeys } from './useRowKeys.ts'

const useMessages = listOf<RecordOf<typeof contactMessage>>()

interface CustomerMessagesProps {
  folder: CustomerFolder
  words: AreaWords
}

/** What customers write, out of the contact desk: the latest word first. */
export function CustomerMessages({ folder, words: { text, locale, ...words } }: CustomerMessagesProps) {
  const area = useArea(areaHeads.contactMessage as AreaHead)
  useChanges(area)
  const [state] = usePageState()
  const q = state.q?.trim() ?? ''
  const page = Math.max(1, Number.parseInt(state.page ?? '', 10) || 1)
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useMessages(
    area.path,
    {
      filter: defined({ ...messagesIn(folder), q: q === '' ? undefined : q }),
      pagination: { page, perPage },
      sort: { field: 'lastActivityAt', order: 'DESC' },
      meta: { fields: ['ticketNo', 'name', 'subject', 'status', 'lastActivityAt', 'createdAt'] },
    },
    { retry: false },
  )
  const list = useRef<HTMLUListElement>(null)
  const row = useRowKeys(list)
  usePageKeys([
    { key: 'j', text: text('keys.next'), run: () => row.move(1) },
    { key: 'k', text: text('keys.previous'), run: () => row.move(-1) },
  ])
  return (
    <section aria-label={text(folder)}>
      <div className={css.bar}>
        <SearchField label={text('searchCustomers')} clear={text('clear')} />
      </div>
      {error ? (
        <PartFailure className={css.empty} message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <PartWaiting className={css.waiting} />
      ) : data.length === 0 ? (
        <p className={css.empty} role="status">
          {q === '' ? text(`none.${folder}`) : text('notFound', { query: q })}
        </p>
      ) : (
        <ul ref={list} aria-label={text('letters')} className={css.rows}>
          {data.map(({ id, ticketNo, name, subject, status, lastActivityAt, createdAt }) => (
            <li key={id} className={css.row} data-letter={id} data-unread={status === 'new' || undefined}>
              <Link to={addressOf(folder, id, searchOf(state))} className={css.open as string}>
                <PersonPicture name={name} size={32} />
                <span className={css.person} dir="auto">
                  {name}
                </span>
                <span className={css.about} dir="auto">
                  <span className={css.subject}>{subject}</span>
                  <span className={css.preview}>{` – ${ticketNo}`}</span>
                </span>
                <span className={css.end}>
                  <StatusChip resource={area} status={status} />
                  <time
                    dateTime={lastActivityAt ?? createdAt}
                    data-tip={formatTime(lastActivityAt ?? createdAt, locale)}
                  >
                    {formatShortTime(lastActivityAt ?? createdAt, locale)}
                  </time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} total={total} count={data?.length ?? 0} words={{ text, locale, ...words }} />
    </section>
  )
}
