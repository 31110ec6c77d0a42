import type { RecordOf } from '../../../../src/core/index.ts'
import type { Cell, ForeignColumn } from '../../../../src/derive/foreignFile.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'
import { phoneOf } from '../../../shared/phone/rules/phoneOf.ts'
import type { contactMessage } from '../contactMessage.ts'
import { ticketState } from './ticketState.ts'
import { ticketTexts } from './ticketTexts.ts'

/** What a help desk calls the columns of its tickets: the first of some that has something in it. */
interface Called {
  /** The name of the help desk, before the numbers of its tickets. */
  readonly system: string
  readonly number: string
  readonly subject: string
  /** Where the file has the words of the customer; else the subject stands for them. */
  readonly words: string
  readonly name: readonly string[]
  readonly email: readonly string[]
  readonly phone: readonly string[]
  readonly via: string
  readonly priority: string
  readonly state: string
  readonly at: string
  readonly settled: readonly string[]
  readonly moved: string
}

const priorities = ['low', 'normal', 'high', 'urgent']

/** The columns of a message, made of those that the files of help desks have in common under names of their own. */
export function ticketColumns(called: Called): ForeignColumn<Cell>[] {
  const { system, number, subject, words, name, email, phone, via, priority, state, at, settled, moved } =
    called
  const column = (field: string, [from = '']: readonly string[], read: (cell: Cell) => string) => ({
    name: field,
    from,
    read,
  })
  return [
    column('externalId', [number], (cell) => cell(number) && `${system} ${cell(number)}`),
    column('subject', [subject], (cell) => ticketTexts.subject(cell(subject, words))),
    column('body', [words], (cell) => ticketTexts.words(cell(words, subject))),
    column(
      'name',
      name,
      (cell) => ticketTexts.name(cell(...name), cell(...email)) || phoneOf(cell(...phone)),
    ),
    column('email', email, (cell) => cell(...email)),
    column('phone', phone, (cell) => phoneOf(cell(...phone))),
    column('channel', [via], (cell) => ticketChannel(cell(via))),
    column('priority', [priority], (cell) => {
      const given = cell(priority).toLowerCase()
      return priorities.includes(given) ? given : 'normal'
    }),
    column('status', [state], (cell) => ticketState(cell(state))),
    column('createdAt', [at], (cell) => momentInIndia(cell(at))),
    column('resolvedAt', settled, (cell) =>
      ticketState(cell(state)) === 'closed' ? momentInIndia(cell(...settled)) : '',
    ),
    column('lastActivityAt', [moved], (cell) => momentInIndia(cell(moved))),
  ]
}

type Channel = RecordOf<typeof contactMessage>['channel']

/** How words of other systems tell what a ticket came by; the first that fits. */
const told: readonly (readonly [RegExp, Channel])[] = [
  [/whats/i, 'whatsapp'],
  [/mail/i, 'email'],
  [/sms/i, 'sms'],
  [/phone|voice|call/i, 'phone'],
  [/chat|messag|facebook|instagram|twitter/i, 'chat'],
]

/** What a ticket of another system came by: `Mail`, `Outbound Email`, `Phone call`, `Chat`; all that a customer filled in is a form. */
const ticketChannel = (text: string): Channel => told.find(([words]) => words.test(text))?.[1] ?? 'form'
