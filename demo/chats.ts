import { sql } from 'kysely'
import { z } from 'zod'
import { chatMessage } from '../resources/insight/chatMessage/chatMessage.ts'
import { conversation } from '../resources/insight/conversation/conversation.ts'
import type { Context } from '../server/context.ts'
import type { RecordOf } from '../src/core/index.ts'
import { colleagueSchema } from './colleague.ts'
import rows from './content/chats.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { endOfShop } from './time.ts'
import { textSchema } from './words.ts'

const talkSchema = z.strictObject({
  name: textSchema.exactOptional(),
  members: z.array(colleagueSchema).min(2),
  said: z
    .array(
      z.strictObject({
        /** Days, hours and minutes, such as `2d 3h`. */
        ago: z
          .string()
          .regex(/^(\d+[dhm])( \d+[dhm])*$/, 'Expected days, hours and minutes, such as 2d 3h 5m'),
        by: colleagueSchema,
        text: textSchema,
      }),
    )
    .min(1),
})

/** What the people of the demo shop said to each other, the oldest first. */
const talks = contentOf('chats.json', z.array(talkSchema), rows)

const minutes: Readonly<Record<string, number>> = { d: 1440, h: 60, m: 1 }

const minutesIn = (ago: string): number =>
  ago.split(' ').reduce((sum, part) => sum + Number.parseInt(part, 10) * (minutes[part.slice(-1)] ?? 0), 0)

/** Has the demo shop’s people talk to each other; who is not there says nothing. */
export async function fillChats(context: Context): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`
    SELECT "id", "email" FROM "sub_admin" WHERE "status" = 'active'`.execute(context.database.db)
  const people = new Map(rows.map(({ id, email }) => [email.replace(/@.*/, ''), id]))
  const momentOf = (minutesAgo: number) =>
    new Date(endOfShop(new Date()).getTime() - minutesAgo * 60_000).toISOString()
  for (const { name, members, said } of talks) {
    const ids = members.flatMap((member) => people.get(member) ?? [])
    const heard = said.flatMap(({ ago, by, text }) => {
      const sender = people.get(by)
      return sender ? [{ at: momentOf(minutesIn(ago)), sender, text }] : []
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
