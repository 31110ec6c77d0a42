import type { Resource } from '../../../../src/core/index.ts'
import { formatShortTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import type { Letter } from './useMailbox.ts'

const useLetters = listOf<Letter>()

interface ConversationLinksProps {
  resource: Resource
  letter: Letter
  words: AreaWords
}

/** The other letters of a conversation that are in this mailbox, the oldest first. */
export function ConversationLinks({ resource, letter, words: { text, locale } }: ConversationLinksProps) {
  const { data = [] } = useLetters(
    resource.path,
    {
      filter: { conversation: letter.conversation, id: { not: letter.id }, deleted: false },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'sentAt', order: 'ASC' },
      meta: { fields: ['subject', 'sender', 'preview', 'sentAt', 'folder', 'messageId'] },
    },
    { enabled: letter.conversation !== null },
  )
  // Whoever wrote to oneself has the same letter twice.
  const others = data.filter(({ messageId }) => messageId !== letter.messageId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="mail-conversation" className={css.conversation}>
      <h3 id="mail-conversation">{text('conversation')}</h3>
      <ol>
        {others.map(({ id, folder, sender, subject, preview, sentAt }) => (
          <li key={id}>
            <Link to={addressOf(folder === 'inbox' ? 'inbox' : 'sent', id)} dir="auto">
              <strong>{sender}</strong>
              <span className={css.preview}>{preview ?? subject ?? text('noSubject')}</span>
              {sentAt && <time dateTime={sentAt}>{formatShortTime(sentAt, locale)}</time>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
