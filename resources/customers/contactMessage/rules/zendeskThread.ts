import { type Cell, objectsIn } from '../../../../src/derive/foreignFile.ts'
import { type Said, ticketTexts } from './ticketTexts.ts'

/** What is read of a comment; a file may leave any of it out. */
interface ZendeskComment {
  readonly author_id?: number
  readonly plain_body?: string
  readonly body?: string
  readonly public?: boolean
  readonly created_at?: string
}

/** The people of a ticket whom its file names; of all others it has the numbers alone. */
const people = ['requester', 'assignee', 'submitter']

/**
 * The conversation of a ticket, as the cell of an import has owned rows. Its first comment is the message itself; what is not public there
 * is a note.
 */
export function zendeskThread(cell: Cell): string {
  const [first, ...others] = objectsIn<ZendeskComment>(cell('comments'))
  const isTheMessage = first !== undefined && wordsOf(first) === cell('description')
  const comments = [...(isTheMessage || !first ? [] : [first]), ...others]
  return ticketTexts.thread(
    comments.map((comment): Said => {
      const author = String(comment.author_id ?? '')
      const who = people.find((person) => author !== '' && cell(`${person}.id`) === author)
      const kind = who === 'requester' ? 'customer' : comment.public === false ? 'note' : 'reply'
      const name = (who && cell(`${who}.name`)) || 'Zendesk'
      return { kind, author: name, text: wordsOf(comment), at: comment.created_at ?? '' }
    }),
  )
}

const wordsOf = ({ plain_body, body }: ZendeskComment) => (plain_body || body || '').trim()
