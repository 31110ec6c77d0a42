import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { hash } from '../../../../src/derive/sqlNames.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'
import { phoneOf } from '../../../shared/phone/rules/phoneOf.ts'
import { ticketTexts } from './ticketTexts.ts'

/** What Flamingo writes before a cell that a spreadsheet might take for a formula, such as a telephone number with its `+`. */
const warning = /^'?\(Security Alert:[^)]*\)\s*/

const read =
  (...names: readonly string[]) =>
  (cell: Cell) =>
    cell(...names).replace(warning, '')

const [name, email, subject, words] = [
  read('your-name'),
  read('your-email'),
  read('your-subject', 'your-message'),
  read('your-message', 'your-subject'),
]
const at = (cell: Cell) => momentInIndia(cell('Date'))

/** Its day and a digest of what it is: the file gives a message no number. */
const idOf = (cell: Cell) =>
  `Form ${at(cell).slice(2, 10).replaceAll('-', '')} ${hash([at(cell), email(cell), words(cell)].join(' '))}`

const columns: readonly ForeignColumn<Cell>[] = [
  { name: 'externalId', from: 'Date, your-email, your-message', read: idOf },
  { name: 'subject', from: 'your-subject', read: (cell) => ticketTexts.subject(subject(cell)) },
  { name: 'body', from: 'your-message', read: (cell) => ticketTexts.words(words(cell)) },
  { name: 'name', from: 'your-name', read: (cell) => ticketTexts.name(name(cell), email(cell)) },
  { name: 'email', from: 'your-email', read: email },
  { name: 'phone', from: 'your-phone', read: (cell) => phoneOf(read('your-phone', 'your-tel')(cell)) },
  // The file does not say what was answered by e-mail; what is years old asks nobody any more.
  { name: 'status', from: 'Contact Form 7', read: () => 'closed' },
  { name: 'createdAt', from: 'Date', read: at },
  { name: 'resolvedAt', from: 'Date', read: at },
]

/**
 * A CSV file of what came by the forms of WordPress' plug-in Contact Form 7, as its companion Flamingo exports it (Flamingo › Inbound
 * Messages › Export): a column for each field of the form by its name there – those of a form as the plug-in makes it are read – and `Date`.
 */
export const flamingoMessages: ForeignFile = {
  system: 'Contact Form 7',
  isOne: (head) => hasColumns(head, ['your-name', 'your-email', 'your-message', 'Date']),
  take: (table) => tableOf(cellsOf(table), columns, 0),
}
