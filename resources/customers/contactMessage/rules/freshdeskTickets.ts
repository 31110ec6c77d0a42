import { cellsOf, type ForeignFile, hasColumns, tableOf } from '../../../../src/derive/foreignFile.ts'
import { ticketColumns } from './ticketColumns.ts'

const columns = ticketColumns({
  system: 'Freshdesk',
  number: 'Ticket ID',
  subject: 'Subject',
  words: 'Description',
  name: ['Full name'],
  email: ['Email'],
  phone: [],
  via: 'Source',
  priority: 'Priority',
  state: 'Status',
  at: 'Created time',
  settled: ['Resolved time', 'Closed time'],
  moved: 'Last update time',
})

/**
 * A CSV file of tickets as Freshdesk exports it (Tickets › Export), with the fields of tickets and of contacts that were chosen there by
 * their labels: `Ticket ID, Subject, Description, Status, Priority, Source … Created time … Full name, Email`. The words are there where
 * *Description* was chosen.
 */
export const freshdeskTickets: ForeignFile = {
  system: 'Freshdesk',
  isOne: (head) => hasColumns(head, ['Ticket ID', 'Subject', 'Status', 'Source', 'Created time']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
