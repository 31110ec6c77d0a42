import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { closeFor } from '../../../../server/records/bin/throwAway.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notification } from '../../../messages/notification/notification.ts'
import { purgeAddresses } from '../../../messages/suppressedAddress/server/purgeAddresses.ts'
import { nobody, stripHistory } from '../../../shared/privacy/server/stripHistory.ts'
import { contactMessage } from '../../contactMessage/contactMessage.ts'
import { rating } from '../../rating/rating.ts'
import type { customer } from '../customer.ts'
import { salesOfCustomer } from './salesOfCustomer.ts'

type Customer = RecordOf<typeof customer>

/** A customer without anything personal; the id stays, and with it what orders and invoices say by themselves. */
export const erased = (record: Customer): Partial<Customer> => ({
  firstName: nobody,
  lastName: null,
  phone: null,
  email: null,
  gender: null,
  dob: null,
  phoneVerifiedAt: null,
  emailVerifiedAt: null,
  gstin: null,
  legalName: null,
  codBlockReason: null,
  codBlocked: false,
  blockReason: null,
  addresses: [],
  notes: [],
  tags: [],
  groups: [],
  consents: record.consents.map((entry) => ({ ...entry, source: '-' })),
  wallet: record.wallet.map((entry) => ({ ...entry, reason: '-' })),
})

/**
 * What follows when a customer is anonymised: the person goes from their messages, their ratings and the log of what they were told,
 * from the history of all of these, and their wishlist and their account with its sessions is removed. What was asked and answered stays, without who
 * asked.
 */
export async function erasePerson({ db, record, previous, records }: OpenChange<Customer>): Promise<void> {
  const { rows: messages } = await sql<{ id: string }>`
    SELECT "id" FROM "contact_message" WHERE "customer" = ${record.id} ORDER BY "id"`.execute(db)
  for (const { id } of messages) {
    const message = await records.read(contactMessage, id)
    if (!message) continue
    const thread = message.thread.map((entry) =>
      entry.kind === 'customer' ? { ...entry, author: nobody } : entry,
    )
    await records.update(contactMessage, id, {
      name: nobody,
      email: 'anonymised@customer.invalid',
      phone: null,
      thread,
    })
    await stripHistory(db, contactMessage, id, ['name', 'email', 'phone', 'thread', 'files'])
  }
  const { rows: ratings } = await sql<{ id: string }>`
    SELECT "id" FROM "rating" WHERE "customer" = ${record.id} ORDER BY "id"`.execute(db)
  for (const { id } of ratings) {
    await records.update(rating, id, { displayName: nobody })
    await stripHistory(db, rating, id, ['displayName'])
  }
  // The log says that somebody was told, and of what event; neither who, nor the words.
  const { rows: told } = await sql<{ id: string }>`
    SELECT "id" FROM "notification"
    WHERE "recipient_id" = ${record.id} AND "audience" = 'customer' ORDER BY "id"`.execute(db)
  for (const { id } of told) {
    await records.update(notification, id, {
      recipient: nobody,
      email: null,
      phone: null,
      subject: '-',
      body: null,
      values: null,
      areaName: null,
    })
    const said = ['recipient', 'email', 'phone', 'subject', 'body', 'values', 'areaName']
    await stripHistory(db, notification, id, said)
  }
  await salesOfCustomer.ask.purge({ db, records }, record.id, {
    phone: previous?.phone ?? null,
    email: previous?.email ?? null,
  })
  await purgeAddresses({ db, records }, record.id)
  await closeFor(db, record.id)
  if (previous?.email)
    await sql`DELETE FROM "_accounts" WHERE "type" = 'CUSTOMER' AND "email" = ${previous.email}`.execute(db)
}

/** The fields of a customer of which nothing may stay, not even in the history. */
export const personal = [
  ...['firstName', 'lastName', 'phone', 'email', 'gender', 'dob', 'gstin', 'legalName', 'addresses', 'notes'],
  ...['blockReason', 'codBlockReason', 'consents', 'wallet', 'phoneVerifiedAt', 'emailVerifiedAt'],
]
