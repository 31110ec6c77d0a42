import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { nobody, stripHistory } from '../../../shared/privacy/server/stripHistory.ts'
import { pastOrder } from '../pastOrder.ts'

/** The fields of a past order that say who it was; nothing of them stays, not even in the history. */
const personal = ['contactName', 'phone', 'email', 'deliveredTo', 'note']

/** Takes a person out of their past orders, those among them that name no customer but their address or number. */
export async function purgePastOrders(
  { db, records }: { readonly db: Tx; readonly records: Records },
  customer: string,
  { phone, email }: { readonly phone: string | null; readonly email: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "past_order" WHERE "customer" = ${customer}
      OR ("customer" IS NULL AND (lower("email") = lower(${email}::text) OR "phone" = ${phone}::text)) ORDER BY "id"`.execute(
    db,
  )
  for (const { id } of rows) {
    await records.update(pastOrder, id, {
      contactName: nobody,
      phone: null,
      email: null,
      deliveredTo: null,
      note: null,
    })
    await stripHistory(db, pastOrder, id, personal)
  }
}
