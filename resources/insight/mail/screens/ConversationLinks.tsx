import type { Resource } from '../../../../src/core/index.ts'
import { formatShortTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './mail.module.css'
import { addressOf, composeAddress } from './mailPlace.ts'
import type { Letter } from './useMailbox.ts'

const useLetters = listOf<Letter>()

interface ConversationLinksProps {
  resource: Resource
  letter: Letter
  words: AreaWords
}

/** The other letters of a conversation that are in this mailbox, the oldest first; an answer that was begun is the last. */
export function ConversationLinks({ resource, letter, words: { text, locale } }: ConversationLinksProps) {
  const { conversation, messageId } = letter
  const begun = { inReplyTo: messageId, folder: { in: ['draft', 'sending'] } } as const
  const { data = [] } = useLetters(
    resource.path,
    {
      filter: { any: [{ conversation }, begun], id: { not: letter.id }, deleted: false },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'sentAt', order: 'ASC' },
      meta: { fields: ['subject', 'sender', 'preview', 'sentAt', 'folder', 'messageId'] },
    },
    { enabled: conversation !== null },
  )
  // Whoever wrote to oneself has the same letter twice.
  const others = data.filter((each) => each.messageId !== messageId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="mail-conversation" className={css.conversation}>
      <h3 id="mail-conversation">{text('conversation')}</h3>
      <ol>
        {others.map(({ id, folder, sender, subject, preview, sentAt }) => (
          <li key={id}>
            <Link to={addressIn(folder, id)} dir="auto">
              <strong>{sender}</strong>
              <span className={css.preview}>{preview ?? subject ?? text('noSubject')}</span>
              {folder === 'draft' && <span className={css.sending}>{text('begun')}</span>}
              {folder === 'sending' && <span className={css.sending}>{text('sending')}</span>}
              {sentAt && <time dateTime={sentAt}>{formatShortTime(sentAt, locale)}</time>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function addressIn(folder: Letter['folder'], id: string): string {
  if (folder === 'draft') return composeAddress({ draft: id })
  return addressOf(folder === 'inbox' ? 'inbox' : 'sent', id)
}
