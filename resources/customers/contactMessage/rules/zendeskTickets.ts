import { cellsOf, type ForeignFile, hasColumns, tableOf } from '../../../../src/derive/foreignFile.ts'
import { ticketColumns } from './ticketColumns.ts'

const columns = ticketColumns({
  system: 'Zendesk',
  number: 'Id',
  subject: 'Subject',
  words: 'Subject',
  name: ['Requester'],
  email: ['Requester email'],
  phone: [],
  via: 'Via',
  priority: 'Priority',
  state: 'Status',
  at: 'Created at',
  settled: ['Solved at', 'Updated at'],
  moved: 'Updated at',
})

/**
 * A CSV file of tickets as Zendesk exports it (Admin Center › Account › Tools › Reports › Export), which begins with
 * `Summation column, Id, Requester, Requester id, Requester external id, Requester email`. It has the subjects, not the words.
 */
export const zendeskTickets: ForeignFile = {
  system: 'Zendesk',
  isOne: (head) =>
    hasColumns(head, ['Id', 'Requester', 'Requester email', 'Subject', 'Status', 'Via', 'Created at']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
