import { useState } from 'react'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { shopTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import { type Conversation, useMe } from './useConversations.ts'

export type Called = Conversation & { readonly title: string }

interface ConversationListProps {
  words: AreaWords
  conversations: readonly Called[]
  counts: ReadonlyMap<string, number>
  current: string | undefined
}

/** Where the newest is said stands on top; the box finds by the names that stand there. */
export function ConversationList({ words, conversations, counts, current }: ConversationListProps) {
  const { text, locale } = words
  const me = useMe()
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLocaleLowerCase(locale)
  const found = conversations.filter(({ title }) => title.toLocaleLowerCase(locale).includes(wanted))
  return (
    <nav className={css.side} aria-label={text('chats')}>
      <input
        type="search"
        className={css.search}
        aria-label={text('search')}
        placeholder={text('search')}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 && (
        <p className={css.empty}>{text(conversations.length === 0 ? 'none' : 'nothingFound')}</p>
      )}
      <ul>
        {found.map((each) => {
          const isMuted = each.marks.some(({ person, muted }) => person === me && muted)
          const count = counts.get(each.id) ?? 0
          return (
            <li key={each.id}>
              <Link
                to={`/app/apps/chat/${each.id}`}
                className={css.line}
                aria-current={each.id === current ? 'page' : undefined}
              >
                <span className={css.name} data-unread={count > 0 || undefined}>
                  {each.title}
                </span>
                {each.lastAt && (
                  <time className={css.quiet} dateTime={each.lastAt}>
                    {formatTime(each.lastAt, locale, {
                      month: 'short',
                      day: 'numeric',
                      timeZone: shopTimeZone(),
                    })}
                  </time>
                )}
                <span className={css.last}>{each.lastText}</span>
                {isMuted && <span className={css.quiet}>{text('muted')}</span>}
                {count > 0 && (
                  <span
                    className={css.count}
                    data-muted={isMuted || undefined}
                    role="img"
                    aria-label={text('unread', { smart_count: count })}
                  >
                    {count > 99 ? '99+' : count}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
