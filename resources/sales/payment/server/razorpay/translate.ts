import type { GatewayEvent } from '../eventSchema.ts'
import type { PaymentEntity, RefundEntity } from './entities.ts'

/** Which payment of ours a link was made for: what stands before the amount in its reference. */
export const numberOf = (reference: string | null | undefined): string | undefined => reference?.split('.')[0]

/** The id of a link, which the description of a payment made by it names without its beginning ("Payment Links Webhook Events"). */
const linkOf = ({ description }: PaymentEntity): string | undefined =>
  /^#[A-Za-z0-9]{8,40}$/.test(description ?? '') ? `plink_${description?.slice(1)}` : undefined

/** What our events say of a payment of Razorpay. Its fee holds the tax of the fee; ours does not. */
export function paymentTold(
  entity: PaymentEntity,
  link: { readonly id: string; readonly reference_id?: string | null | undefined } | undefined,
): GatewayEvent['payment'] {
  const { id, amount, method, bank, card, fee, tax, notes } = entity
  const noted = notes && !Array.isArray(notes) ? notes.reference : undefined
  const reference =
    numberOf(link?.reference_id) ?? (typeof noted === 'string' ? noted.slice(0, 80) : undefined)
  return {
    id,
    amount,
    order: link?.id ?? linkOf(entity) ?? null,
    reference: reference ?? id,
    instrument: instrumentOf(entity),
    method: method?.slice(0, 40),
    bank: bank ?? card?.issuer ?? null,
    feeTax: tax ?? null,
    fee: fee == null ? null : fee - (tax ?? 0),
    failureCode: entity.error_code?.slice(0, 80) || null,
    failureReason: entity.error_description?.slice(0, 255) || null,
  }
}

const instrumentOf = ({ card, vpa, bank, wallet }: PaymentEntity): string | null =>
  (card?.last4 ? `${card.network ?? ''} •••• ${card.last4}`.trim() : vpa || wallet || bank || null)?.slice(
    0,
    120,
  ) ?? null

/** What our events say of a refund; without a receipt it was made at Razorpay itself, and belongs to none of ours. */
export const refundTold = ({
  id,
  amount,
  receipt,
  acquirer_data: told,
}: RefundEntity): NonNullable<GatewayEvent['refund']> => ({
  id,
  amount,
  reference: receipt || id,
  utr: (told?.utr ?? told?.rrn ?? told?.arn)?.slice(0, 80) ?? null,
  failureReason: null,
})

/** What the state of a payment means as an event; undefined where nothing has happened yet. */
export const kindOf = ({ status }: PaymentEntity): GatewayEvent['kind'] | undefined => kinds[status]

const kinds = {
  created: undefined,
  authorized: 'payment.authorised',
  captured: 'payment.captured',
  // Money that went back had come before.
  refunded: 'payment.captured',
  failed: 'payment.failed',
} as const satisfies Readonly<Record<PaymentEntity['status'], GatewayEvent['kind'] | undefined>>
