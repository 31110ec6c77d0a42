import { z } from 'zod'

const text = z.string().max(500).nullish()
const money = z.int().min(0).max(1e12).nullish()

/** Key-value pairs of ours; an empty list where there are none. */
const notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish()

/** A payment as Razorpay tells of it ("Payment Entity"), as far as it is read here. */
export const paymentEntity = z.object({
  id: z.string().min(1).max(80),
  amount: z.int().min(0).max(1e12),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  order_id: z.string().max(80).nullish(),
  description: text,
  method: text,
  bank: text,
  wallet: text,
  vpa: text,
  card: z.object({ network: text, last4: text, issuer: text }).nullish(),
  fee: money,
  tax: money,
  error_code: text,
  error_description: text,
  notes,
})

export type PaymentEntity = z.output<typeof paymentEntity>

/** A refund ("Refund Entity"). */
export const refundEntity = z.object({
  id: z.string().min(1).max(80),
  amount: z.int().min(0).max(1e12),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().max(80).nullish(),
  acquirer_data: z.object({ arn: text, rrn: text, utr: text }).nullish(),
})

export type RefundEntity = z.output<typeof refundEntity>

/** A dispute ("Disputes Webhook Events"). */
export const disputeEntity = z.object({ reason_code: text, respond_by: z.int().nullish() })

/** A payment link ("Payment Links Entity"); `payments` are those that paid it. */
export const linkEntity = z.object({
  id: z.string().min(1).max(80),
  amount: z.int().min(0),
  status: z.string().max(40),
  reference_id: z.string().max(40).nullish(),
  short_url: z.url({ protocol: /^https$/ }),
  payments: z.array(z.object({ payment_id: z.string().min(1).max(80) })).nullish(),
})

export type LinkEntity = z.output<typeof linkEntity>
