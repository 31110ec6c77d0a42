import { z } from 'zod'

const id = z.string().trim().min(1).max(80)
const money = z.int().min(0).max(1e12).describe('Paise.')
const text = (max: number) => z.string().trim().max(max).nullish()

/** What a gateway can tell. */
export const eventKinds = [
  ...(['payment.pending', 'payment.authorised', 'payment.captured', 'payment.failed'] as const),
  ...(['payment.expired', 'payment.voided', 'payment.settled'] as const),
  ...(['refund.processed', 'refund.failed'] as const),
  ...(['dispute.opened', 'dispute.won', 'dispute.lost'] as const),
] as const

/**
 * An event of a gateway (docs/api.md, "Events of the gateway"). `payment.reference` is the number of our payment, `refund.reference`
 * that of our refund; amounts in paise. Fields that a gateway adds are passed over.
 */
export const eventSchema = z.object({
  id: id.describe('Of the event; one that came before changes nothing.'),
  kind: z.enum(eventKinds),
  at: z.iso.datetime({ offset: true }),
  payment: z.object({
    id: id.nullish(),
    order: id.nullish(),
    reference: id.describe('The number of our payment.'),
    amount: money.nullish(),
    instrument: text(120),
    method: text(40),
    bank: text(120),
    fee: money.nullish(),
    feeTax: money.nullish(),
    failureCode: text(80),
    failureReason: text(255),
  }),
  refund: z
    .object({
      id: id.nullish(),
      reference: id,
      amount: money.nullish(),
      utr: text(80),
      failureReason: text(255),
    })
    .nullish(),
  dispute: z.object({ reason: text(255), respondBy: z.iso.datetime({ offset: true }).nullish() }).nullish(),
  settlement: z.object({ id, utr: text(80), on: z.iso.date(), amount: money }).nullish(),
})

export type GatewayEvent = z.output<typeof eventSchema>
