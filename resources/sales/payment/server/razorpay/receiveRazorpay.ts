import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { readHmacSigned } from '../../../../../server/requests/hmacSigned.ts'
import { readBody } from '../../../../../server/requests/read.ts'
import { asText } from '../../../../../src/core/asText.ts'
import { defined } from '../../../../../src/core/defined.ts'
import { ownOf } from '../../../../../src/core/index.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'
import type { GatewayEvent } from '../eventSchema.ts'
import type { Outcome } from '../outcome.ts'
import { takeEvent } from '../takeEvent.ts'
import { disputeEntity, linkEntity, paymentEntity, refundEntity } from './entities.ts'
import { numberOf, paymentTold, refundTold } from './translate.ts'

/** The events that mean something here; all others are thanked for and passed over. */
const kinds = {
  'payment.authorized': 'payment.authorised',
  'payment.captured': 'payment.captured',
  'payment.failed': 'payment.failed',
  'payment_link.paid': 'payment.captured',
  'payment_link.expired': 'payment.expired',
  'refund.processed': 'refund.processed',
  'refund.failed': 'refund.failed',
  'payment.dispute.created': 'dispute.opened',
  'payment.dispute.won': 'dispute.won',
  'payment.dispute.lost': 'dispute.lost',
} as const satisfies Readonly<Record<string, GatewayEvent['kind']>>

const about = <S extends z.ZodType>(entity: S) => z.object({ entity }).nullish()

export const razorpayEventSchema = z.object({
  event: z.string().max(80),
  created_at: z.int().min(0),
  payload: z.object({
    payment: about(paymentEntity),
    payment_link: about(linkEntity.pick({ id: true, reference_id: true })),
    refund: about(refundEntity),
    dispute: about(disputeEntity),
  }),
})

/**
 * Takes in an event of Razorpay ("Webhooks: Validate and Test", razorpay.com/docs/webhooks/validate-test): `X-Razorpay-Signature` is the
 * HMAC-SHA256 of the very bytes, `x-razorpay-event-id` the same however often an event is sent, and events come in any order.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what Razorpay should not have sent
 */
export async function receiveRazorpay(
  context: Context,
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { database, settings } = context
  const secret = await readSecret(database.db, settings, 'payments.razorpayWebhookSecret')
  const raw = readHmacSigned(secret, body, headers['x-razorpay-signature'])
  const id = headers['x-razorpay-event-id']
  if (typeof id !== 'string' || id === '' || id.length > 80)
    throw new ApiError('malformed', { values: { reason: 'x-razorpay-event-id' } })
  if (!isKnown(raw)) return 'noChange'
  const event = eventOf(id, readBody(razorpayEventSchema, raw))
  return event ? takeEvent(context, { gateway: 'razorpay', event, raw }) : 'noChange'
}

const isKnown = (raw: unknown): boolean =>
  Object.hasOwn(kinds, asText((raw as { event?: unknown } | null)?.event))

function eventOf(
  id: string,
  { event, created_at, payload }: z.output<typeof razorpayEventSchema>,
): GatewayEvent | undefined {
  const kind = ownOf(kinds, event)
  if (!kind) return undefined
  const [payment, link] = [payload.payment?.entity, payload.payment_link?.entity]
  const [refund, dispute] = [payload.refund?.entity, payload.dispute?.entity]
  // What was held and never captured has gone back by itself.
  const isLetGo = kind === 'refund.processed' && payment?.captured === false
  const told = payment ? paymentTold(payment, link) : link && linkTold(link)
  if (!told) return undefined
  return defined({
    id,
    kind: isLetGo ? 'payment.voided' : kind,
    at: new Date(created_at * 1000).toISOString(),
    payment: told,
    refund:
      refund && !isLetGo
        ? { ...refundTold(refund), failureReason: payment?.error_description ?? null }
        : undefined,
    dispute: dispute
      ? {
          reason: dispute.reason_code?.slice(0, 255) ?? null,
          respondBy: dispute.respond_by ? new Date(dispute.respond_by * 1000).toISOString() : null,
        }
      : undefined,
  })
}

/** A link that nobody paid in time. */
const linkTold = ({ id, reference_id }: { id: string; reference_id?: string | null | undefined }) => ({
  order: id,
  reference: numberOf(reference_id) ?? id,
})
