import {
  type Cell,
  cellsOf,
  type ForeignFile,
  hasColumns,
  objectsIn,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { ticketColumns } from './ticketColumns.ts'
import { type Said, ticketTexts } from './ticketTexts.ts'

/** What is read of a message of a ticket; a file may leave any of it out. */
interface GorgiasMessage {
  readonly from_agent?: boolean
  readonly public?: boolean
  readonly channel?: string
  readonly body_text?: string | null
  readonly stripped_text?: string | null
  readonly created_datetime?: string | null
  readonly sender?: { readonly name?: string | null; readonly email?: string | null } | null
}

/** An address of a customer, such as a telephone number. */
interface GorgiasChannel {
  readonly type?: string
  readonly address?: string
}

const columns = [
  ...ticketColumns({
    system: 'Gorgias',
    number: 'id',
    subject: 'subject',
    words: 'words',
    name: ['customer.name'],
    email: ['customer.email'],
    phone: ['phone'],
    via: 'channel',
    priority: 'priority',
    state: 'state',
    at: 'created_datetime',
    settled: ['closed_datetime', 'updated_datetime'],
    moved: 'updated_datetime',
  }),
  { name: 'thread', from: 'messages', read: threadOf },
]

/**
 * A JSON file of tickets as the API of Gorgias answers them (`GET /api/tickets/{id}`): one, a list, or one in each line. `customer` is the
 * person, `messages` the conversation, the first of them the message itself. Tickets in its bin are left out.
 */
export const gorgiasTickets: ForeignFile = {
  system: 'Gorgias',
  isOne: (head) =>
    hasColumns(head, ['id', 'status', 'channel', 'customer.id', 'messages', 'created_datetime']),
  take(table) {
    const tickets = cellsOf(table).filter((cell) => cell('trashed_datetime') === '')
    return tableOf(tickets.map(told), columns, table.rows.length - tickets.length)
  },
}

/** A ticket with what its file says only inside of lists, and its moments with their zone: without one they are of UTC. */
function told(cell: Cell): Cell {
  const [first] = messagesOf(cell)
  const phone = objectsIn<GorgiasChannel>(cell('customer.channels')).find(({ type }) => type === 'phone')
  const made = new Map([
    ['words', first ? wordsOf(first) : cell('excerpt')],
    ['phone', phone?.address ?? ''],
    ['state', cell('spam') === 'true' ? 'spam' : cell('status')],
  ])
  const one = (name: string) => made.get(name) ?? (/_datetime$/.test(name) ? inUtc(cell(name)) : cell(name))
  return (...names) => names.map(one).find((text) => text !== '') ?? ''
}

function threadOf(cell: Cell): string {
  const [, ...others] = messagesOf(cell)
  return ticketTexts.thread(
    others.map((message): Said => {
      const kind = isNote(message) ? 'note' : message.from_agent ? 'reply' : 'customer'
      const { name, email } = message.sender ?? {}
      const author = name || email || (kind === 'customer' && cell('customer.name')) || 'Gorgias'
      return { kind, author, text: wordsOf(message), at: inUtc(message.created_datetime ?? '') }
    }),
  )
}

const isNote = ({ public: isPublic, channel }: GorgiasMessage) =>
  isPublic === false || channel === 'internal-note'

/** Without what it quotes, where Gorgias took that off. */
const wordsOf = ({ stripped_text, body_text }: GorgiasMessage) => (stripped_text || body_text || '').trim()

const inUtc = (moment: string) => (/T[\d:.]+$/.test(moment) ? `${moment}Z` : moment)

const messagesOf = (cell: Cell) => objectsIn<GorgiasMessage>(cell('messages'))
