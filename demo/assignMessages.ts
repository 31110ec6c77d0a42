import { sql } from 'kysely'
import { contactMessage } from '../resources/customers/contactMessage/contactMessage.ts'
import { ensureStaffRecords } from '../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import type { Context } from '../server/context.ts'
import { inTransaction } from '../server/records/work.ts'
import { systemActor } from '../server/systemActor.ts'
import { random } from './random.ts'

/** Two thirds of the open messages have somebody who looks after them, where the demo's staff are there. */
export async function assignMessages(context: Context): Promise<void> {
  await ensureStaffRecords(context)
  const { rows: staff } = await sql<{ id: string }>`
    SELECT "id" FROM "sub_admin"
    WHERE "email" IN ('support@atelier.test', 'orders@atelier.test', 'admin@atelier.test') ORDER BY "email"`.execute(
    context.database.db,
  )
  if (staff.length === 0) return
  const { rows: open } = await sql<{ id: string; ticket_no: string }>`
    SELECT "id", "ticket_no" FROM "contact_message"
    WHERE "status" IN ('open', 'waitingOnCustomer') ORDER BY "ticket_no"`.execute(context.database.db)
  for (const { id, ticket_no: ticket } of open) {
    const stream = random(ticket)
    if (stream.chance(0.33)) continue
    const assignee = stream.pick(staff).id
    await inTransaction(context, { actor: systemActor, requestId: 'demo' }, ({ records }) =>
      records.update(contactMessage, id, { assignee }),
    )
  }
}
