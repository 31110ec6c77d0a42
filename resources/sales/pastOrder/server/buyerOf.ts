import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { pastOrder } from '../pastOrder.ts'

/** The customer with the e-mail address of an order, else with its telephone number; null where there is none. */
export async function buyerOf(
  db: Db,
  { email, phone }: Pick<RecordOf<typeof pastOrder>, 'email' | 'phone'>,
): Promise<string | null> {
  if (!email && !phone) return null
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "customer" WHERE lower("email") = lower(${email}::text) OR "phone" = ${phone}::text
    ORDER BY lower("email") = lower(${email}::text) DESC NULLS LAST LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
