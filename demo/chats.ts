import { sql } from 'kysely'
import { chatMessage } from '../resources/insight/chatMessage/chatMessage.ts'
import { conversation } from '../resources/insight/conversation/conversation.ts'
import type { Context } from '../server/context.ts'
import type { RecordOf } from '../src/core/index.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { endOfShop } from './time.ts'

type Said = readonly [minutesAgo: number, from: string, text: string]

interface DemoTalk {
  readonly name?: string
  /** The parts of addresses before the @. */
  readonly members: readonly string[]
  readonly said: readonly Said[]
}

const hour = 60
const day = 24 * hour

/** What the people of the demo shop said to each other, the oldest first. */
const talks: readonly DemoTalk[] = [
  {
    name: 'Packing table',
    members: ['admin', 'orders', 'packing', 'support'],
    said: [
      [
        2 * day + 3 * hour,
        'packing',
        'Boxes of size M are here, 600 of them. They stand behind the second shelf.',
      ],
      [2 * day + 2 * hour, 'orders', 'Thank you! Then the double saris go out in M again.'],
      [5 * hour, 'packing', 'The label printer takes two attempts today. I clean the head at lunch.'],
      [
        4 * hour,
        'support',
        'A customer in Pune asks for today. Can her wrap still go with the noon courier?',
      ],
      [4 * hour - 6, 'packing', 'It is packed. It goes.'],
      [70, 'admin', 'Well done, all of you.'],
    ],
  },
  {
    members: ['admin', 'catalogue'],
    said: [
      [
        day + 2 * hour,
        'catalogue',
        'The pictures of the winter wraps are in the library. Indigo is the cover now.',
      ],
      [day + hour, 'admin', 'They are beautiful. Can walnut come second? It sells better in the south.'],
      [day + hour - 9, 'catalogue', 'Done.'],
      [35, 'catalogue', 'Shall I publish the collection tonight, or do we wait for the price of saffron?'],
    ],
  },
  {
    members: ['orders', 'support'],
    said: [
      [6 * hour, 'support', 'Two customers ask where their refunds are. Both were approved on Monday.'],
      [6 * hour - 15, 'orders', 'One was sent this morning. I ask Sunita about the other.'],
    ],
  },
  {
    name: 'Sale',
    members: ['admin', 'manager', 'marketing', 'catalogue'],
    said: [
      [
        3 * day,
        'marketing',
        'The banner of the sale is ready in four languages. It starts at midnight, shop time.',
      ],
      [3 * day - 40, 'manager', 'Please keep the coupons apart from it, or we give the discount twice.'],
      [20 * hour, 'marketing', 'They exclude each other now. I tried it with three carts.'],
    ],
  },
]

/** Has the demo shop’s people talk to each other; who is not there says nothing. */
export async function fillChats(context: Context): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    SELECT "id", "email" FROM "sub_admin" WHERE "status" = 'active'`.execute(context.database.db)
  const people = new Map(rows.map(({ id, email }) => [email.replace(/@.*/, ''), id]))
  const momentOf = (minutesAgo: number) =>
    new Date(endOfShop(new Date()).getTime() - minutesAgo * 60_000).toISOString()
  for (const { name, members, said } of talks) {
    const ids = members.flatMap((member) => people.get(member) ?? [])
    const heard = said.flatMap(([minutesAgo, from, text]) => {
      const sender = people.get(from)
      return sender ? [{ at: momentOf(minutesAgo), sender, text }] : []
    })
    const last = heard.at(-1)
    if (ids.length < 2 || !last) continue
    let talk = ''
    for (const { at, sender, text } of heard)
      await hookRecordsOf(
        context,
        async (records) => {
          if (!talk) ({ id: talk } = await records.create(conversation, { name: name ?? null, members: ids }))
          await records.create(chatMessage, { conversation: talk, sender, text })
        },
        at,
      )
    // Everybody has read all but the last, and its sender that, too.
    const marks = ids.map((person) => ({
      person,
      readAt: (person === last.sender ? last : (heard.at(-2) ?? last)).at,
      muted: false,
    }))
    await hookRecordsOf(
      context,
      async (records) => {
        await records.write(conversation, talk, { marks: marks as Marks })
      },
      last.at,
    )
  }
}

type Marks = RecordOf<typeof conversation>['marks']
