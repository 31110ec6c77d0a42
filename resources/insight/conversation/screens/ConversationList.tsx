import { SearchInput } from '../../../../src/controls/parts/SearchInput.tsx'
import { formatShortTime, formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { StaffPicture } from '../../../../src/views/StaffPicture.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import { type Conversation, type useConversations, useMe } from './useConversations.ts'

export type Called = Conversation & { readonly title: string }

interface ConversationListProps {
  words: AreaWords
  conversations: readonly Called[]
  counts: ReadonlyMap<string, number>
  current: string | undefined
  sought: string
  onSeek: (sought: string) => void
  /** The way to those that are not listed yet. */
  more: Pick<ReturnType<typeof useConversations>, 'hasOlder' | 'isLoadingOlder' | 'loadOlder'>
}

/** The one colleague whom somebody talks with; nobody in a group. */
const otherOf = (members: readonly string[], me: string): string | undefined =>
  members.length === 2 ? members.find((id) => id !== me) : undefined

/** Where the newest is said stands on top; the box finds by names, people and the last words, also what is not listed yet. */
export function ConversationList({
  words,
  conversations: found,
  counts,
  current,
  sought,
  onSeek,
  more,
}: ConversationListProps) {
  const { text, locale } = words
  const me = useMe()
  return (
    <nav className={css.side} aria-label={text('chats')}>
      <SearchInput label={text('search')} text={sought} onText={onSeek} />
      {found.length === 0 && (
        <p className={css.empty}>{text(sought.trim() === '' ? 'none' : 'nothingFound')}</p>
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
                <StaffPicture id={otherOf(each.members, me)} name={each.title} size={36} />
                <span className={css.name} data-unread={count > 0 || undefined}>
                  {each.title}
                </span>
                {each.lastAt && (
                  <time
                    className={css.quiet}
                    dateTime={each.lastAt}
                    data-tip={formatTime(each.lastAt, locale)}
                  >
                    {formatShortTime(each.lastAt, locale)}
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
      {more.hasOlder && (
        <Button small look="text" busy={more.isLoadingOlder} onClick={() => void more.loadOlder()}>
          {text('olderChats')}
        </Button>
      )}
    </nav>
  )
}
