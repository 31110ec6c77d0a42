import { sql } from 'kysely'
import { endSessionsOf } from '../../../../server/auth/sessions.ts'
import type { Tx } from '../../../../server/database/schema.ts'

/** Opens or closes the account of a customer, if they have one; closing it ends its sessions at once. */
export async function setAccountState(
  db: Tx,
  email: string | null,
  state: 'active' | 'suspended',
): Promise<void> {
  if (email === null) return
  const { rows } = await sql<{ id: string }>`
    UPDATE "_accounts" SET "state" = ${state}, "version" = "version" + 1, "updated_at" = now()
    WHERE "type" = 'CUSTOMER' AND "email" = ${email} RETURNING "id"`.execute(db)
  for (const { id } of rows) if (state === 'suspended') await endSessionsOf(db, id)
}
