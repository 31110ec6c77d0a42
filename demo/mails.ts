import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { mail } from '../resources/insight/mail/mail.ts'
import type { Label } from '../resources/insight/mail/rules/folders.ts'
import type { Context } from '../server/context.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { DAY, endOfShop } from './time.ts'

interface DemoLetter {
  /** Days ago. */
  readonly age: number
  /** The parts of addresses before the @. */
  readonly from: string
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly subject: string
  readonly body: readonly string[]
  /** Answers the letter before it. */
  readonly isAnswer?: true
  /** Its recipients have still to read it. */
  readonly isUnread?: true
  /** Starred and labelled by those who got it. */
  readonly isStarred?: true
  readonly labels?: readonly Label[]
}

/** What the people of the demo shop wrote to each other, the oldest first. */
const letters: readonly DemoLetter[] = [
  {
    age: 12.2,
    from: 'marketing',
    to: ['admin', 'catalogue'],
    subject: 'Winter wraps: the shot list',
    body: [
      'Hello both,',
      'for the winter wraps I would like three settings: the courtyard in the morning, the loom in Kullu, and plain white for the details. The models are booked for two days.',
      'Camille, can you send me the colours that are really in stock by Thursday?',
      'Arjun',
    ],
    isStarred: true,
    labels: ['works'],
  },
  {
    age: 11.9,
    from: 'catalogue',
    to: ['marketing'],
    cc: ['admin'],
    subject: 'Re: Winter wraps: the shot list',
    body: [
      'Indigo, mint and walnut are complete in all lengths. Of saffron only the short ones are left, so I would leave it out.',
      'Camille',
    ],
    isAnswer: true,
    labels: ['works'],
  },
  {
    age: 8.4,
    from: 'accounts',
    to: ['admin', 'manager'],
    subject: 'Payout of last week does not match by one refund',
    body: [
      'The bank sent us one refund less than our list says. It is the one that was paid to a card and sent back the same day. I have asked the provider; until they answer I leave the week open.',
      'Sunita',
    ],
    labels: ['important'],
  },
  {
    age: 6.1,
    from: 'packing',
    to: ['orders'],
    cc: ['admin'],
    subject: 'Boxes of size M run out on Monday',
    body: [
      'We have about 120 boxes of size M left. At the pace of this week that is four days. Can somebody order 500?',
      'Until they come we pack single saris into S, it works when they are folded twice.',
      'Ravi',
    ],
  },
  {
    age: 5.8,
    from: 'orders',
    to: ['packing', 'admin'],
    subject: 'Re: Boxes of size M run out on Monday',
    body: ['Ordered 600, they come on Saturday before noon. Somebody has to open the gate.', 'Vikram'],
    isAnswer: true,
  },
  {
    age: 3.3,
    from: 'support',
    to: ['admin'],
    subject: 'Three customers ask the same about the sale',
    body: [
      'Since yesterday three people wrote that the coupon of the sale does not count for the handloom week. It is in the small print, but not on the banner.',
      'Should we let them have it? I would say yes to these three, and change the banner.',
      'Naoko',
    ],
    isStarred: true,
    labels: ['important'],
  },
  {
    age: 2.9,
    from: 'admin',
    to: ['support', 'marketing'],
    subject: 'Re: Three customers ask the same about the sale',
    body: [
      'Yes to the three, please write “goodwill” into the note. Arjun, can the banner say it plainly?',
      'Asha',
    ],
    isAnswer: true,
  },
  {
    age: 1.6,
    from: 'manager',
    to: ['admin', 'catalogue', 'orders', 'support', 'packing', 'accounts', 'marketing', 'auditor'],
    subject: 'Friday: tea at five, and the figures of the month',
    body: [
      'Dear all,',
      'on Friday at five there is tea in the showroom. I show the figures of the month, it takes ten minutes. Whoever has something to show, too, tell me until Thursday.',
      'Leela',
    ],
    isUnread: true,
  },
  {
    age: 0.9,
    from: 'catalogue',
    to: ['admin'],
    subject: 'Sizes of the new blouses',
    body: [
      'The tailor measured the samples: they are half a size smaller than our chart. I have changed the chart for the new line only. Please look at it before it goes live.',
      'Camille',
    ],
    isUnread: true,
    labels: ['works'],
  },
  {
    age: 0.2,
    from: 'orders',
    to: ['admin'],
    cc: ['support'],
    subject: 'Courier is late in Jaipur',
    body: [
      'Eleven parcels have been in the hub of Jaipur since the day before yesterday. The courier says it is the festival. I have told the customers that it takes two days longer.',
      'Vikram',
    ],
    isUnread: true,
  },
]

interface Person {
  readonly id: string
  readonly name: string
}

/** Fills the mailboxes of the demo shop’s people; letters of somebody who is not there are left out. */
export async function fillMails(context: Context): Promise<void> {
  const { rows } = await sql<Person & { email: string }>`
    SELECT "id", "name", "email" FROM "sub_admin" WHERE "status" = 'active'`.execute(context.database.db)
  const people = new Map(rows.map((person) => [person.email.replace(/@.*/, ''), person]))
  let conversation = ''
  let answered = ''
  for (const letter of letters) {
    const messageId = uuidv7()
    if (!letter.isAnswer) conversation = messageId
    await deliver(context, letter, people, {
      messageId,
      conversation,
      inReplyTo: letter.isAnswer ? answered : null,
    })
    answered = messageId
  }
}

interface Thread {
  readonly messageId: string
  readonly conversation: string
  readonly inReplyTo: string | null
}

async function deliver(
  context: Context,
  { age, from, to, cc = [], subject, body, isUnread, isStarred, labels = [] }: DemoLetter,
  people: ReadonlyMap<string, Person>,
  thread: Thread,
): Promise<void> {
  const known = (names: readonly string[]) => names.flatMap((name) => people.get(name)?.id ?? [])
  const sender = people.get(from)
  const recipients = known([...to, ...cc])
  if (!sender || recipients.length === 0) return
  const at = new Date(endOfShop(new Date()).getTime() - age * DAY).toISOString()
  const letter = {
    ...thread,
    subject,
    body: body.map((line) => `<p>${line}</p>`).join(''),
    to: known(to),
    cc: known(cc),
    from: sender.id,
    sender: sender.name,
    sentAt: at,
  }
  await hookRecordsOf(
    context,
    async (records) => {
      await records.create(mail, { ...letter, owner: sender.id, folder: 'sent', read: true })
      for (const owner of recipients)
        await records.create(mail, {
          ...letter,
          owner,
          folder: 'inbox',
          read: !isUnread,
          starred: isStarred === true,
          labels: [...labels],
        })
    },
    at,
  )
}
