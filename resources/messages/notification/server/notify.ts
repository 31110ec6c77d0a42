import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { notificationKey } from '../../notificationKey/notificationKey.ts'
import type { EventName } from '../rules/eventKeys.ts'
import { isAddress } from '../rules/isAddress.ts'
import type { Announcement } from './announcement.ts'
import type { Announcing } from './announcing.ts'
import { queueMessage } from './queueMessage.ts'
import type { Recipient } from './recipient.ts'
import { placeholders } from './secretValues.ts'
import { mailboxRecipient, staffRecipients } from './staffRecipients.ts'
import { wayBy, waysFor } from './waysFor.ts'
import { withinTheirReach } from './withinTheirReach.ts'

type Key = RecordOf<typeof notificationKey>

/**
 * Tells people of an event, in the transaction in which it happens: when that is rolled back, nobody hears of it. Writes a
 * notification for each person and channel that the key asks for, and says in it why one is held back; timed work delivers. Answers
 * their ids. A key that is off, or that this shop does not have, tells nobody.
 */
export async function notify(
  work: Announcing,
  key: EventName,
  { to, by, values, about, why, secrets }: Announcement,
): Promise<string[]> {
  const found = await findKey(work.db, key)
  if (!found?.enabled) return []
  const recipients = await withinTheirReach(
    work.db,
    work.records.registry,
    to ?? (await namedBy(work.db, found)),
    about,
  )
  const { 'branding.title': shop } = await readSettings(work.db, ['branding.title'])
  const ids: string[] = []
  for (const recipient of recipients) {
    for (const way of by ? [wayBy(by, found)] : waysFor(recipient, found)) {
      const filled = {
        ...(recipient.audience === 'customer' ? leading(values) : values),
        ...placeholders(secrets?.values),
        'shop.name': shop,
        'recipient.name': recipient.name,
      }
      const id = await queueMessage(work, found, way, { recipient, values: filled, about, why, secrets })
      if (id) ids.push(id)
    }
  }
  return ids
}

/** What is told to customers, without links that lead nowhere from a mail: a path alone is no address. */
const leading = <T extends Readonly<Record<string, unknown>>>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.endsWith('.url') && typeof value === 'string' && !isAddress(value) ? null : value,
    ]),
  ) as T

/** The staff whom a key names, and its mailboxes beside them. */
async function namedBy(db: Tx, { staffRoles, staffPeople, staffEmails }: Key): Promise<Recipient[]> {
  const staff = await staffRecipients(db, staffRoles, staffPeople)
  const known = new Set(staff.map(({ email }) => email))
  return [...staff, ...staffEmails.filter((address) => !known.has(address)).map(mailboxRecipient)]
}

/** The record of a key by its name. */
export async function findKey(db: Db, key: string): Promise<Key | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM notification_key WHERE key = ${key}`.execute(db)
  if (!rows[0]) return undefined
  return (await findRecord(db, notificationKey, rows[0].id)) as Key | undefined
}
