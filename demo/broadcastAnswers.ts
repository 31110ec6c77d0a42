import { sql } from 'kysely'
import {
  receiptsSecretKey,
  receiveReceipt,
} from '../resources/messages/notification/server/receipts/receiveReceipt.ts'
import { secretOrMade } from '../resources/shared/settings/server/secretOrMade.ts'
import type { Context } from '../server/context.ts'
import { signatureOf } from '../server/requests/signature.ts'

const said = [
  'Is the indigo one long enough for somebody of 1.80 m? And can it come before the weekend?',
  'Lovely! Please keep one in mint for me, I will come by the studio on Thursday.',
]

/** What two customers answer to the broadcast of the demo shop, signed and through the door of all carriers. */
export async function tellBroadcastAnswers(context: Context): Promise<void> {
  const secret = await secretOrMade(context, receiptsSecretKey)
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM notification WHERE broadcast IS NOT NULL AND status IN ('delivered', 'opened', 'clicked')
    ORDER BY email LIMIT ${said.length}`.execute(context.database.db)
  for (const [index, { id }] of rows.entries()) {
    const receipt = {
      id: `demo-${id}-answered`,
      kind: 'answered',
      provider: 'post-demo',
      message: { reference: id },
      at: new Date().toISOString(),
      answer: { text: said[index] },
    }
    const body = Buffer.from(JSON.stringify(receipt))
    await receiveReceipt(context, body, signatureOf(secret, body))
  }
}
