import { sql } from 'kysely'
import type { Receipt } from '../resources/messages/notification/server/receipts/receiptSchema.ts'
import {
  receiptsSecretKey,
  receiveReceipt,
} from '../resources/messages/notification/server/receipts/receiveReceipt.ts'
import { secretOrMade } from '../resources/shared/settings/server/secretOrMade.ts'
import type { Context } from '../server/context.ts'
import { instant } from '../server/database/instant.ts'
import { signatureOf } from '../server/requests/signature.ts'
import { type Random, random } from './random.ts'

interface Sent {
  readonly id: string
  readonly at: string
}

/** What the carrier of the demo shop tells of the e-mails that customers were sent, signed and through the door of all carriers. */
export async function tellReceipts(context: Context): Promise<void> {
  const secret = await secretOrMade(context, receiptsSecretKey)
  const { rows } = await sql<Sent>`
    SELECT id, ${instant('sent_at')} AS at FROM notification
    WHERE status = 'sent' AND channel = 'email' AND audience = 'customer' ORDER BY sent_at, email`.execute(
    context.database.db,
  )
  for (const [index, message] of rows.entries()) {
    for (const receipt of receiptsOf(random(`receipts ${index}`), message, index)) {
      const body = Buffer.from(JSON.stringify(receipt))
      await receiveReceipt(context, body, signatureOf(secret, body))
    }
  }
}

function receiptsOf(stream: Random, { id, at }: Sent, index: number): Receipt[] {
  const told = (kind: Receipt['kind'], minutes: number, more: Partial<Receipt> = {}): Receipt => ({
    id: `demo-${id}-${kind}`,
    kind,
    provider: 'post-demo',
    message: { reference: id },
    at: new Date(Date.parse(at) + minutes * 60_000).toISOString(),
    ...more,
  })
  const cost = stream.whole(4, 9)
  if (index % 19 === 3)
    return [told('bounced', 1, { cost, bounce: { hard: true, reason: '550 5.1.1 No such mailbox' } })]
  if (index % 23 === 11)
    return [told('bounced', 2, { cost, bounce: { hard: false, reason: '452 4.2.2 Mailbox full' } })]
  const receipts = [told('delivered', stream.between(0.1, 2), { cost })]
  if (stream.chance(0.46)) receipts.push(told('opened', stream.between(5, 900)))
  if (stream.chance(0.14)) receipts.push(told('clicked', stream.between(900, 1000)))
  if (index % 29 === 20) receipts.push(told('unsubscribed', 1100))
  return receipts
}
