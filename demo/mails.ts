import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { mail } from '../resources/insight/mail/mail.ts'
import { labels as mailLabels } from '../resources/insight/mail/rules/folders.ts'
import type { Context } from '../server/context.ts'
import { colleagueSchema } from './colleague.ts'
import rows from './content/mails.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { DAY, endOfShop } from './time.ts'
import { textSchema } from './words.ts'

const letterSchema = z.strictObject({
  /** Days ago. */
  age: z.number().positive(),
  from: colleagueSchema,
  to: z.array(colleagueSchema).min(1),
  cc: z.array(colleagueSchema).exactOptional(),
  subject: textSchema,
  /** One paragraph each. */
  body: z.array(textSchema).min(1),
  /** Answers the letter before it. */
  isAnswer: z.literal(true).exactOptional(),
  /** Its recipients have still to read it. */
  isUnread: z.literal(true).exactOptional(),
  /** Starred and labelled by those who got it. */
  isStarred: z.literal(true).exactOptional(),
  labels: z.array(z.enum(mailLabels)).exactOptional(),
})

type DemoLetter = z.infer<typeof letterSchema>

/** What the people of the demo shop wrote to each other, the oldest first. */
const letters = contentOf('mails.json', z.array(letterSchema), rows)

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
