import { cellsOf, type ForeignFile, hasColumns, tableOf } from '../../../../src/derive/foreignFile.ts'
import { ticketColumns } from './ticketColumns.ts'
import { zendeskThread } from './zendeskThread.ts'

const columns = [
  ...ticketColumns({
    system: 'Zendesk',
    number: 'id',
    subject: 'subject',
    words: 'description',
    name: ['requester.name'],
    email: ['requester.email'],
    phone: ['requester.phone'],
    via: 'via.channel',
    priority: 'priority',
    state: 'status',
    at: 'created_at',
    settled: ['solved_at', 'updated_at'],
    moved: 'updated_at',
  }),
  { name: 'thread', from: 'comments', read: zendeskThread },
]

/**
 * A JSON file of tickets as Zendesk exports it: a ticket in each line, by the names of its API (`requester` is the person, `comments` the
 * conversation, `description` the first of them). Deleted tickets stand there as well, and are left out.
 */
export const zendeskExport: ForeignFile = {
  system: 'Zendesk',
  isOne: (head) => hasColumns(head, ['id', 'subject', 'description', 'status', 'requester.id', 'created_at']),
  take(table) {
    const tickets = cellsOf(table).filter((cell) => cell('status') !== 'deleted')
    return tableOf(tickets, columns, table.rows.length - tickets.length)
  },
}
