import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tick } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { staffRecipient } from '../../../messages/notification/server/staffRecipients.ts'
import { mail } from '../mail.ts'

type Letter = RecordOf<typeof mail>

/**
 * Puts a letter under Sent and into the mailbox of each recipient, all in the transaction of the job. What was taken back meanwhile
 * stays a draft, and so becomes what names somebody who has left in these seconds: its sender finds it there.
 */
export async function deliver(tick: Tick): Promise<void> {
  const { db, records, now, subject } = tick
  const letter = subject === null ? undefined : await records.read(mail, subject)
  if (letter?.folder !== 'sending') return
  const people = [...new Set([...letter.to, ...letter.cc])]
  if (!(await areActive(db, people))) {
    await records.write(mail, letter.id, { folder: 'draft', leavesAt: null })
    return
  }
  // No id of a record: others name it when they answer.
  const messageId = uuidv7()
  const conversation = (await conversationOf(db, letter)) ?? messageId
  const sent = { sentAt: now, messageId, conversation }
  await records.write(mail, letter.id, { ...sent, folder: 'sent', leavesAt: null })
  const { subject: title, to, cc, body, inReplyTo, from, sender } = letter
  const attachments = letter.attachments.map(({ file }) => ({ id: uuidv7(), file }))
  const copy = { ...sent, subject: title, to, cc, body, inReplyTo, from, sender, attachments }
  for (const owner of people) {
    const { id } = await records.create(mail, { ...copy, owner, folder: 'inbox' })
    await notifyOwner(tick, { id, owner, sender: sender ?? '' })
  }
}

/** Tells somebody behind the bell that a letter has come, and from whom. What it is about stays in the letter: messages have a log, which others read. */
async function notifyOwner(
  { db, records }: Tick,
  { id, owner, sender }: { readonly id: string; readonly owner: string; readonly sender: string },
): Promise<void> {
  if (!notifiesStaff(records.registry)) return
  const person = await staffRecipient(db, owner)
  if (!person) return
  const about = { area: mail.name, id, name: sender }
  await notify({ db, records }, 'staff.mail', { to: [person], values: { 'mail.sender': sender }, about })
}

async function areActive(db: Db, people: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "sub_admin" WHERE "id" = ANY (${people}::uuid[]) AND "status" = 'active'`.execute(
    db,
  )
  return rows[0]?.count === people.length
}

/** The conversation of the answered letter, as far as its sender has that letter. */
async function conversationOf(db: Db, { owner, inReplyTo }: Letter): Promise<string | null> {
  if (inReplyTo === null) return null
  const { rows } = await sql<{ conversation: string | null }>`
    SELECT "conversation" FROM "mail" WHERE "owner" = ${owner} AND "message_id" = ${inReplyTo} LIMIT 1`.execute(
    db,
  )
  return rows[0]?.conversation ?? null
}
