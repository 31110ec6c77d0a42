import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { askRefund } from '../refund/server/askRefund.ts'
import { payeeInput } from '../refund/server/payee.ts'
import { proposeRefund } from '../refund/server/proposal.ts'
import { payment } from './payment.ts'
import { capture, release } from './server/askGateway.ts'
import { id, positive, received, refundAmounts, text } from './server/inputs.ts'
import { markPaid, recordPayment } from './server/markPaid.ts'
import { rawEvents } from './server/rawEvents.ts'
import { receiptOf } from './server/receipt.ts'
import { refetch, refetchable } from './server/refetch.ts'
import { bookRemittance, compareRemittance } from './server/remittance.ts'
import { resolveMismatch } from './server/resolveMismatch.ts'
import { demandSandbox, simulate, simulateInput } from './server/sandbox/simulate.ts'
import { sendLink } from './server/sendLink.ts'

/** A courier's file is some thousand lines. */
const file = z.string().trim().min(1).max(400_000)

/** What staff do with payments (areas, 14); gateways speak by events instead. */
export default defineOperations(payment, {
  reveal: revealOperation(payment),
  find: findOperation(payment),
  capture: {
    on: 'record',
    flag: 'capture',
    input: z.strictObject({ amount: positive.optional() }),
    summary: 'Takes what a bank holds, or a part of it; the gateway is asked after the commit.',
    async run({ record, input, ...asked }) {
      await capture(asked, record, input.amount)
      return {}
    },
  },
  void: {
    on: 'record',
    flag: 'void',
    input: z.strictObject({}),
    summary: 'Gives up a payment that nothing was taken for.',
    async run({ record, ...asked }) {
      await release(asked, record)
      return {}
    },
  },
  markPaid: {
    on: 'record',
    flag: 'markPaid',
    input: z.strictObject({ amount: positive.optional(), ...received }),
    summary: 'Books money that somebody received by hand, with its proof.',
    async run({ record, input, ...asked }) {
      const { status, captured } = await markPaid(asked, record, input)
      return { status, captured }
    },
  },
  record: {
    on: 'collection',
    flag: 'markPaid',
    input: z.strictObject({ order: id, amount: positive, ...received }),
    summary: 'Books money for an order that no payment waits for, with its proof.',
    async run({ input: { order, ...rest }, ...asked }) {
      const made = await recordPayment(asked, order, rest)
      return { id: made.id, number: made.number }
    },
  },
  sendLink: {
    on: 'record',
    adds: true,
    flag: 'request',
    input: z.strictObject({}),
    summary: 'Sends the customer a link that the payment can be paid by.',
    run: ({ record, context, ...asked }) => sendLink(asked, context.settings, record),
  },
  refetch: {
    on: 'collection',
    flag: 'capture',
    input: z.strictObject({ payments: z.array(id).min(1).max(100) }),
    summary: 'Asks the gateway what it knows of payments; its answers come as events.',
    async run({ input, db, after }) {
      const ids = await refetchable({ db }, input.payments)
      after((context) => refetch(context, ids))
      return { asked: ids.length }
    },
  },
  proposeRefund: {
    on: 'collection',
    reads: true,
    flag: 'request',
    input: z.strictObject({ order: id, payment: id.optional() }),
    summary: 'What of an order can still be given back: lines net of discounts, shipping and fees apart.',
    run: ({ db, actor, input }) => proposeRefund(db, actor, input.order, input.payment),
  },
  refund: {
    on: 'collection',
    flag: 'request',
    input: z.strictObject({
      order: id,
      payment: id.optional(),
      ...refundAmounts,
      source: z.enum(['return', 'cancellation', 'orderEdit', 'goodwill', 'duplicatePayment']),
      destination: z.enum(['original', 'storeCredit', 'bankOrUpi']),
      payee: payeeInput.optional(),
      reason: id.nullable().default(null),
      note: text(500).nullable().default(null),
    }),
    summary: 'Asks for a refund; it is granted at once where whoever asks may do so alone.',
    run: ({ input, context, ...asked }) => askRefund(asked, context.settings, input),
  },
  compareRemittance: {
    on: 'collection',
    reads: true,
    flag: 'remit',
    input: z.strictObject({ text: file }),
    summary: 'Compares a courier’s file with the cash that is expected of it, by AWB; nothing is booked.',
    run: ({ db, actor, input }) => compareRemittance({ db, actor }, input.text),
  },
  remit: {
    on: 'collection',
    flag: 'remit',
    input: z.strictObject({
      text: file,
      digest: text(40),
      utr: text(80),
      on: z.iso.date(),
      settlement: text(80).optional(),
    }),
    summary: 'Books a courier’s file as it was compared: all of it or nothing.',
    run: ({ input, ...asked }) => bookRemittance(asked, input),
  },
  resolve: {
    on: 'record',
    flag: 'remit',
    input: z.strictObject({ note: text(255) }),
    summary: 'Says what became of a payment that did not match.',
    async run({ record, input, ...asked }) {
      await resolveMismatch(asked, record, { note: input.note })
      return {}
    },
  },
  events: {
    on: 'record',
    reads: true,
    flag: 'viewEvents',
    input: z.strictObject({}),
    summary: 'The events of the gateway as they came, without what may not be kept.',
    run: async ({ db, record }) => ({ events: await rawEvents(db, record.id) }),
  },
  receipt: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'What stands on the receipt of a payment.',
    run: ({ db, record }) => receiptOf(db, record),
  },
  simulate: {
    on: 'record',
    adds: true,
    flag: 'capture',
    input: simulateInput,
    summary: 'Makes the sandbox gateway send what a real one would; not where real customers pay.',
    async run({ record, input, context, after }) {
      demandSandbox(context, record)
      after((later) => simulate(later, record, input))
      return {}
    },
  },
})
