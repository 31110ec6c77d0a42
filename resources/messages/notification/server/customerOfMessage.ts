import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { notification } from '../notification.ts'

type Told = Pick<RecordOf<typeof notification>, 'audience' | 'recipientId' | 'email'>

/** The customer whom a message was for; nobody where it was for staff, or for somebody whom the shop does not know. */
export async function customerOfMessage(
  db: Db,
  { audience, recipientId, email }: Told,
): Promise<string | undefined> {
  if (audience !== 'customer') return undefined
  // The log also names people who have no record.
  const id = isId(recipientId) ? recipientId : null
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM customer
    WHERE id = ${id}::uuid OR (${recipientId}::text IS NULL AND lower(email) = lower(${email})) LIMIT 1`.execute(
    db,
  )
  return rows[0]?.id
}
