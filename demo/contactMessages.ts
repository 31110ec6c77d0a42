import { resources } from '../resources/index.ts'
import { type ContactText, contactTexts } from './contactTexts.ts'
import type { DemoCustomer } from './demoCustomer.ts'
import { random } from './random.ts'
import type { Entry, Shop } from './shop.ts'
import { daysAgo } from './time.ts'

/** How far a message has come. */
type Stage = 'new' | 'open' | 'waiting' | 'resolved' | 'closed' | 'spam'

const staff = ['Naoko Fujii', 'Vikram Shetty', 'Asha Rao']

/** What customers asked, the oldest first, so that the numbers follow the calendar. */
export function contactMessageEntries(shop: Shop): (() => Promise<Entry>)[] {
  const { messages: count } = shop.size
  return Array.from({ length: count }, (_, index) => {
    const age = ((count - index) / count) ** 2 * 160 + 0.02
    return async () => entryOf(shop, index, age)
  })
}

function entryOf(shop: Shop, index: number, age: number): Entry {
  const stream = random(`message ${index}`)
  const text = stream.pick(contactTexts)
  const person = stream.pick(shop.customers)
  const stage = stageOf(age, stream.next())
  const channel = stream.pick(['form', 'form', 'email', 'email', 'whatsapp', 'phone'])
  const author = stream.pick(staff)
  const hours = stream.between(0.5, 20)
  const answered = Math.max(age - hours / 24, 0.005)
  const settled = Math.max(answered - stream.between(0.2, 2), 0.003)
  const at = daysAgo(age)
  const isAnswered = stage !== 'new' && stage !== 'spam'
  return {
    key: String(index),
    at,
    values: {
      ...(stage === 'spam' ? advert : { subject: text.subject, body: text.said, type: text.type }),
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: channel === 'phone' || channel === 'whatsapp' ? person.phone : null,
      customer: stage === 'spam' ? null : shop.id(resources.customer, person.key),
      orderNumber: text.order && stage !== 'spam' ? `AT-${stream.whole(10_000, 19_999)}` : null,
      channel,
      language: person.language,
      priority: text.priority ?? 'normal',
      thread: isAnswered
        ? threadOf({
            text,
            person,
            author,
            channel,
            stage,
            answered: daysAgo(answered),
            settled: daysAgo(settled),
          })
        : [],
      firstResponseAt: isAnswered ? daysAgo(answered) : null,
      lastActivityAt: isAnswered ? daysAgo(answered) : at,
    },
    moves: movesOf(stage, daysAgo(answered), daysAgo(settled), daysAgo(Math.max(settled - 7, 0))),
  }
}

const advert = {
  type: 'other',
  subject: 'Grow your traffic',
  body: 'We bring your shop to the first page within a week. Reply for prices.',
}

/** Old messages are closed, a few of the last days still wait for their first answer. */
function stageOf(age: number, lot: number): Stage {
  if (lot < 0.04) return 'spam'
  if (age > 12) return 'closed'
  if (age > 4) return lot < 0.65 ? 'resolved' : lot < 0.85 ? 'waiting' : 'open'
  return lot < 0.35 ? 'new' : lot < 0.6 ? 'open' : lot < 0.8 ? 'waiting' : 'resolved'
}

interface Talk {
  readonly text: ContactText
  readonly person: DemoCustomer
  readonly author: string
  readonly channel: string
  readonly stage: Stage
  readonly answered: string
  readonly settled: string
}

function threadOf({ text, person, author, channel, stage, answered, settled }: Talk) {
  const reply = { kind: 'reply', author, channel, text: text.answer, at: answered }
  const note = text.note ? [{ kind: 'note', author, text: text.note, at: answered }] : []
  const thanks = {
    kind: 'customer',
    author: `${person.firstName} ${person.lastName}`,
    channel,
    text: text.thanks,
    at: settled,
  }
  return [...note, reply, ...(stage === 'resolved' || stage === 'closed' ? [thanks] : [])]
}

function movesOf(
  stage: Stage,
  answered: string,
  settled: string,
  closed: string,
): NonNullable<Entry['moves']> {
  const wait = { name: 'wait', at: answered }
  const resolve = { name: 'resolve', at: settled, data: { resolution: 'solved' } }
  switch (stage) {
    case 'spam':
      return [{ name: 'spam', at: answered }]
    case 'open':
      return [{ name: 'open', at: answered }]
    case 'waiting':
      return [wait]
    case 'resolved':
      return [wait, resolve]
    case 'closed':
      return [wait, resolve, { name: 'close', at: closed }]
    default:
      return []
  }
}
