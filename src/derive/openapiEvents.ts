import type { Registry } from '../core/index.ts'
import { type Operation, object } from './openapiOperation.ts'

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
        ...{
          id: text,
          order: text,
          amount,
          instrument: text,
          method: text,
          bank: text,
          fee: amount,
          feeTax: amount,
        },
        ...{ failureCode: text, failureReason: text },
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

/** What gateways call (docs/api.md, "Events of the gateway"), where payments are registered. */
export const eventOperations = (registry: Registry): Operation[] => (registry.payment ? operations : [])

const operations: Operation[] = [
  {
    ...{ method: 'post', path: '/payment-events', id: 'payment.event', tag: 'payments', isPublic: true },
    summary: 'Takes in a signed event of the payment gateway, once by its id and in any order',
    parameters: [
      {
        ...{ name: 'X-Gateway-Signature', in: 'header', required: true, schema: text },
        description:
          '`t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`, at most five minutes old.',
      },
    ],
    body: { schema: event },
    answer: {
      description: 'What became of it.',
      schema: object({
        outcome: { type: 'string', enum: ['applied', 'noChange', 'repeated', 'unknown'] },
      }),
    },
    refusals: [401],
  },
]
