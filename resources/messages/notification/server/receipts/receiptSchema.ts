import { z } from 'zod'

const facts = z.object({
  id: z.string().trim().min(1).max(160).describe('Of the receipt; one that came before changes nothing.'),
  kind: z.enum(['delivered', 'opened', 'clicked', 'bounced', 'complained', 'unsubscribed', 'answered']),
  at: z.iso.datetime({ offset: true }),
  provider: z.string().trim().min(1).max(40),
  message: z
    .object({
      reference: z.guid().toLowerCase().nullish().describe('The id of our notification.'),
      id: z.string().trim().min(1).max(160).nullish().describe('What the carrier gave it.'),
      phone: z.e164().nullish().describe('Of an answer to nothing in particular: whose it is.'),
      channel: z.enum(['sms', 'whatsapp']).nullish().describe('By which way the answer came.'),
    })
    .refine(({ reference, id, phone, channel }) => reference || id || (phone && channel), {
      params: { code: 'required' },
      path: ['reference'],
    }),
  bounce: z
    .object({
      hard: z.boolean().describe('The address takes no messages at all.'),
      reason: z.string().trim().max(500).nullish(),
    })
    .nullish(),
  answer: z
    .object({
      text: z.string().trim().min(1).max(200_000).describe('What they wrote, without what they quote.'),
    })
    .nullish(),
  cost: z.int().min(0).max(1e9).nullish().describe('In minor units.'),
})

/**
 * A receipt (docs/api.md, "Receipts of messages"). `message.reference` is the id of our message, `message.id` the one that the carrier
 * gave when it took it over; an answer that names neither is to the last message that its `phone` was sent by its `channel`. `cost` in minor units. Fields that a carrier adds are passed over.
 */
export const receiptSchema = facts.refine(({ kind, answer }) => kind !== 'answered' || answer, {
  params: { code: 'required' },
  path: ['answer'],
})

export type Receipt = z.output<typeof receiptSchema>
