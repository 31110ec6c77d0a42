import type { Registry } from '../../core/index.ts'
import { type Operation, object } from './operation.ts'

const text = { type: 'string' }
const amount = { type: 'integer', minimum: 0, description: 'Paise.' }

const kinds = [
  ...['payment.pending', 'payment.authorised', 'payment.captured', 'payment.failed', 'payment.expired'],
  ...['payment.voided', 'payment.settled', 'refund.processed', 'refund.failed'],
  ...['dispute.opened', 'dispute.won', 'dispute.lost'],
]

const event = object(
  {
    id: { ...text, description: 'Of the event; one that came before changes nothing.' },
    kind: { ...text, enum: kinds },
    at: { ...text, format: 'date-time' },
    payment: object(
      {
        reference: { ...text, description: 'The number of our payment.' },
        id: text,
        order: text,
        amount,
        instrument: text,
        method: text,
        bank: text,
        fee: amount,
        feeTax: amount,
        failureCode: text,
        failureReason: text,
      },
      ['reference'],
    ),
    refund: object({ reference: text, id: text, amount, utr: text, failureReason: text }, ['reference']),
    dispute: object({ reason: text, respondBy: text }, []),
    settlement: object({ id: text, utr: text, on: { ...text, format: 'date' }, amount }, [
      'id',
      'on',
      'amount',
    ]),
  },
  ['id', 'kind', 'at', 'payment'],
)

const receipt = object(
  {
    id: { ...text, description: 'Of the receipt; one that came before changes nothing.' },
    kind: { ...text, enum: ['delivered', 'opened', 'clicked', 'bounced', 'complained', 'unsubscribed'] },
    at: { ...text, format: 'date-time' },
    provider: text,
    message: object(
      {
        reference: { ...text, description: 'The id of our notification.' },
        id: { ...text, description: 'What the carrier gave it.' },
      },
      [],
    ),
    bounce: object({ hard: { type: 'boolean' }, reason: text }, ['hard']),
    cost: amount,
  },
  ['id', 'kind', 'at', 'provider', 'message'],
)

/** What gateways and carriers call (docs/api.md, "Events of the gateway", "Receipts of messages"), where their areas are registered. */
export const eventOperations = (registry: Registry): Operation[] => [
  ...(registry.payment ? [paymentEvent] : []),
  ...(registry.notification ? [messageReceipt] : []),
]

const signature = (name: string) => [
  {
    name,
    in: 'header',
    required: true,
    schema: text,
    description:
      '`t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`, at most five minutes old.',
  },
]

const outcome = {
  description: 'What became of it.',
  schema: object({
    outcome: { type: 'string', enum: ['applied', 'noChange', 'repeated', 'unknown'] },
  }),
}

const messageReceipt: Operation = {
  method: 'post',
  path: '/message-receipts',
  id: 'notification.receipt',
  tag: 'notifications',
  isPublic: true,
  summary: 'Takes in what the carrier of a message tells of it, signed, once by its id and in any order',
  parameters: signature('X-Receipt-Signature'),
  body: { schema: receipt },
  answer: outcome,
  refusals: [401],
}

const paymentEvent: Operation = {
  method: 'post',
  path: '/payment-events',
  id: 'payment.event',
  tag: 'payments',
  isPublic: true,
  summary: 'Takes in a signed event of the payment gateway, once by its id and in any order',
  parameters: signature('X-Gateway-Signature'),
  body: { schema: event },
  answer: outcome,
  refusals: [401],
}
