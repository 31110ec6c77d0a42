import { sql } from 'kysely'
import { contactMessage } from '../../contactMessage/contactMessage.ts'
import type { customer } from '../customer.ts'
import { notification } from '../../../messages/notification/notification.ts'
import { rating } from '../../rating/rating.ts'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import type { Tx } from '../../../../server/database/open.ts'
import type { OpenChange } from '../../../../server/defineHooks.ts'
import { forgetCarts } from '../../../sales/cart/server/forgetCarts.ts'
import { forgetAddresses } from '../../../messages/suppressedAddress/server/forgetAddresses.ts'
import { forgetWishes } from '../../../sales/wishlistItem/server/wishesOf.ts'

type Customer = RecordOf<typeof customer>

/** What stands where a name was. */
export const nobody = 'Anonymised'

/** A customer without anything personal; the id stays, and with it what orders and invoices say by themselves. */
export const erased = (record: Customer): Partial<Customer> => ({
  ...{ firstName: nobody, lastName: null, phone: null, email: null, gender: null, dob: null },
  ...{ phoneVerifiedAt: null, emailVerifiedAt: null, gstin: null, legalName: null },
  ...{ codBlockReason: null, codBlocked: false, blockReason: null },
  ...{ addresses: [], notes: [], tags: [], groups: [] },
  consents: record.consents.map((entry) => ({ ...entry, source: '-' })),
  wallet: record.wallet.map((entry) => ({ ...entry, reason: '-' })),
})

/**
 * What follows when a customer is anonymised: the person goes from their messages, their ratings and the log of what they were told,
 * from the history of all of these, and their wishlist and their account with its sessions is removed. What was asked and answered stays, without who
 * asked.
 */
export async function forget({ db, record, previous, records }: OpenChange<Customer>): Promise<void> {
  const { rows: messages } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.raw(quoted(tableName(contactMessage)))} WHERE "customer" = ${record.id} ORDER BY "id"`.execute(
    db,
  )
  for (const { id } of messages) {
    const message = await records.read(contactMessage, id)
    if (!message) continue
    const thread = message.thread.map((entry) =>
      entry.kind === 'customer' ? { ...entry, author: nobody } : entry,
    )
    await records.update(contactMessage, id, {
      ...{ name: nobody, email: 'anonymised@customer.invalid', phone: null, thread },
    })
    await stripHistory(db, contactMessage, id, ['name', 'email', 'phone', 'thread'])
  }
  const { rows: ratings } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.raw(quoted(tableName(rating)))} WHERE "customer" = ${record.id} ORDER BY "id"`.execute(
    db,
  )
  for (const { id } of ratings) {
    await records.update(rating, id, { displayName: nobody })
    await stripHistory(db, rating, id, ['displayName'])
  }
  // The log says that somebody was told, and of what event; neither who, nor the words.
  const { rows: told } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.raw(quoted(tableName(notification)))}
    WHERE "recipient_id" = ${record.id} AND "audience" = 'customer' ORDER BY "id"`.execute(db)
  for (const { id } of told) {
    await records.update(notification, id, {
      ...{
        recipient: nobody,
        email: null,
        phone: null,
        subject: '-',
        body: null,
        values: null,
        areaName: null,
      },
    })
    const said = ['recipient', 'email', 'phone', 'subject', 'body', 'values', 'areaName']
    await stripHistory(db, notification, id, said)
  }
  await forgetCarts({ db, records }, record.id, previous?.phone ?? null)
  await forgetWishes({ db, records }, record.id)
  await forgetAddresses({ db, records }, record.id)
  if (previous?.email)
    await sql`DELETE FROM "_accounts" WHERE "type" = 'CUSTOMER' AND "email" = ${previous.email}`.execute(db)
}

/** The fields of a customer of which nothing may stay, not even in the history. */
export const personal = [
  ...['firstName', 'lastName', 'phone', 'email', 'gender', 'dob', 'gstin', 'legalName', 'addresses', 'notes'],
  ...['blockReason', 'codBlockReason', 'consents', 'wallet', 'phoneVerifiedAt', 'emailVerifiedAt'],
]

/** Takes what fields were out of the history of a record; who changed something, and when, stays. */
export async function stripHistory(
  db: Tx,
  resource: Resource,
  id: string,
  fields: readonly string[],
): Promise<void> {
  await sql`
    UPDATE "_history" SET "changes" = coalesce(
      (SELECT jsonb_agg(change) FROM jsonb_array_elements("changes") change WHERE change ->> 'field' <> ALL(${[...fields]}::text[])),
      '[]'), "reason" = NULL
    WHERE "resource" = ${resource.name} AND "record_id" = ${id}`.execute(db)
}
