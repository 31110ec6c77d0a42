import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../../notification/notification.ts'
import { customerOfMessage } from '../../notification/server/customerOfMessage.ts'
import type { Receipt } from '../../notification/server/receipts/receiptSchema.ts'
import { suppressedAddress } from '../suppressedAddress.ts'

type Notification = RecordOf<typeof notification>

/** The address or number that a message went to; undefined for ways without one. */
export const addressOf = ({ channel, email, phone }: Pick<Notification, 'channel' | 'email' | 'phone'>) =>
  (channel === 'email' ? email : channel === 'sms' || channel === 'whatsapp' ? phone : null) ?? undefined

/**
 * Keeps an address or number from being written to, as it takes no messages. What staff have lifted since the bounce stays lifted.
 * Answers whether that is new.
 */
export async function suppressAddress(
  { db, records }: { readonly db: Tx; readonly records: Records },
  message: Notification,
  { at, bounce }: Receipt,
): Promise<boolean> {
  const address = addressOf(message)
  if (!address) return false
  // Two bounces of one address at once must see each other.
  await takeTurn(db, `address ${address.toLowerCase()}`)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM suppressed_address WHERE lower(address) = lower(${address})`.execute(db)
  const known = rows[0] && (await records.read(suppressedAddress, rows[0].id))
  const since = new Date(at).toISOString()
  const facts = { since, detail: bounce?.reason ?? null, notification: message.id }
  if (!known) {
    await records.create(suppressedAddress, {
      ...facts,
      address,
      name: message.recipient ?? address.replace(/^.*@/, '…@'),
      way: message.channel === 'email' ? 'email' : 'phone',
      customer: (await customerOfMessage(db, message)) ?? null,
    })
    return true
  }
  if (known.status === 'suppressed' || (known.liftedAt ?? '') >= since) return false
  await records.transition(suppressedAddress, known.id, 'suppress', {
    ...facts,
    liftReason: null,
    liftedBy: null,
  })
  return true
}

/** Whether an address or number is not to be written to. */
export async function isSuppressed(db: Db, address: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM suppressed_address WHERE lower(address) = lower(${address}) AND status = 'suppressed'`.execute(
    db,
  )
  return rows.length > 0
}
