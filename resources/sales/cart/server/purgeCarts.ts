import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { stripHistory } from '../../../shared/privacy/server/stripHistory.ts'
import { cart } from '../cart.ts'
import { type Cart, guestTitle } from './cartWork.ts'

/** The fields of a cart that say who it was; nothing of them stays, not even in the history. */
const personal = ['title', 'contactName', 'phone', 'email', 'consentedTo', 'device', 'note', 'recoveries']

/** A cart without anything personal. */
export const nameless = ({ id, token }: Pick<Cart, 'id' | 'token'>): Partial<Cart> => ({
  contactName: null,
  phone: null,
  email: null,
  consentedTo: [],
  device: null,
  note: null,
  title: guestTitle(token ?? id),
})

/** Takes whoever a cart belonged to out of its history. */
export const purgeHistory = (db: Tx, id: string): Promise<void> => stripHistory(db, cart, id, personal)

/** Takes a customer out of their carts, and the telephone number out of the uses of coupons. */
export async function purgeCarts(
  { db, records }: { readonly db: Tx; readonly records: Records },
  customer: string,
  phone: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string; token: string | null }>`
    SELECT "id", "token" FROM "cart" WHERE "customer" = ${customer} ORDER BY "id"`.execute(db)
  for (const row of rows) {
    await records.update(cart, row.id, nameless(row))
    await purgeHistory(db, row.id)
  }
  await sql`UPDATE "_coupon_uses" SET "phone" = NULL WHERE "customer" = ${customer} OR "phone" = ${phone}`.execute(
    db,
  )
}
