import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { readHmacSigned } from '../../../../../server/requests/hmacSigned.ts'
import { isSameSecret } from '../../../../../server/requests/isSameSecret.ts'
import { readBody } from '../../../../../server/requests/read.ts'
import { defined } from '../../../../../src/core/defined.ts'
import { ownOf } from '../../../../../src/core/index.ts'
import { isId } from '../../../../../src/core/recordId.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import type { Receipt } from './receiptSchema.ts'
import { type Outcome, takeReceipt } from './takeReceipt.ts'
import { answerOf, whatsAppMessageSchema } from './whatsAppAnswer.ts'

const errorSchema = z.object({
  code: z.number(),
  title: z.string().max(500).nullish(),
  error_data: z.object({ details: z.string().max(2000).nullish() }).nullish(),
})

const statusSchema = z.object({
  id: z.string().min(1).max(150),
  status: z.string().max(40),
  timestamp: z.string().regex(/^\d{9,11}$/),
  biz_opaque_callback_data: z.string().max(512).nullish(),
  errors: z.array(errorSchema).nullish(),
})

type Status = z.output<typeof statusSchema>

/** What Meta posts ("Webhooks", "messages webhook"): many statuses and messages at once; what else is in it is passed over. */
export const whatsAppEventSchema = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            statuses: z.array(statusSchema).nullish(),
            messages: z.array(whatsAppMessageSchema).nullish(),
          }),
        }),
      ),
    }),
  ),
})

/** Of whoever wants no more advertising from this shop ("Error codes": user has stopped marketing messages). */
const stopped = 131_050

/**
 * Takes in what WhatsApp tells of messages and what customers write back, signed with the secret of the app (`X-Hub-Signature-256`). A number that is not on WhatsApp
 * can still be written to by SMS, so that no failure suppresses it.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what Meta should not have sent
 */
export async function receiveWhatsApp(
  context: Context,
  body: Uint8Array,
  signature: unknown,
): Promise<Outcome[]> {
  const { database, settings } = context
  const secret = await readSecret(database.db, settings, 'messaging.whatsappAppSecret')
  const hex = typeof signature === 'string' ? signature.replace(/^sha256=/, '') : undefined
  const { entry } = readBody(whatsAppEventSchema, readHmacSigned(secret, body, hex))
  const values = entry.flatMap(({ changes }) => changes.map(({ value }) => value))
  const receipts = values.flatMap(({ statuses, messages }) => [
    ...(statuses ?? []).flatMap(receiptsOf),
    ...(messages ?? []).flatMap(answerOf),
  ])
  const outcomes: Outcome[] = []
  for (const receipt of receipts) outcomes.push(await takeReceipt(context, receipt))
  return outcomes
}

/** Whoever set up the webhook at Meta is asked whether it is theirs: the answer to that. @throws ApiError `wrong-signature` */
export async function answerWhatsApp(
  { database, settings }: Context,
  query: Readonly<Record<string, unknown>>,
): Promise<string> {
  const secret = await readSecret(database.db, settings, 'messaging.whatsappVerifyToken')
  if (!secret || query['hub.mode'] !== 'subscribe' || !isSameSecret(secret, query['hub.verify_token']))
    throw new ApiError('wrong-signature')
  return String(query['hub.challenge'] ?? '').slice(0, 200)
}

const kinds = { delivered: 'delivered', read: 'opened', failed: 'bounced' } as const

function receiptsOf(status: Status): Receipt[] {
  const { id, timestamp, biz_opaque_callback_data: reference, errors } = status
  const kind = ownOf(kinds, status.status)
  if (!kind) return []
  const [error] = errors ?? []
  const receipt: Receipt = defined({
    id: `${id}:${status.status}`.slice(-160),
    kind,
    provider: 'whatsapp',
    at: new Date(Number(timestamp) * 1000).toISOString(),
    message: { reference: isId(reference) ? reference : null, id },
    bounce:
      kind === 'bounced'
        ? {
            hard: false,
            reason: error
              ? `${error.code} ${error.error_data?.details ?? error.title ?? ''}`.slice(0, 500)
              : null,
          }
        : undefined,
  })
  return error?.code === stopped
    ? [receipt, { ...receipt, id: `${receipt.id}:stop`.slice(-160), kind: 'unsubscribed' }]
    : [receipt]
}
