import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { text } from '../payment/server/inputs.ts'
import { refund } from './refund.ts'
import { callOffRefund } from './server/callOffRefund.ts'
import { approveRefund } from './server/grantRefunds.ts'
import { payeeInput } from './server/payee.ts'
import { payOut, retryRefund } from './server/payOut.ts'
import { revealPayee } from './server/revealPayee.ts'
import { setPayee } from './server/setPayee.ts'

/** What staff do with refunds (areas, 14): a second person grants them, finance pays out and tries again. */
export default defineOperations(refund, {
  reveal: revealOperation(refund),
  approve: {
    on: 'record',
    flag: 'approveRefund',
    inBulk: true,
    input: z.strictObject({}),
    summary: 'Grants a refund that another person asked for; it is sent after the commit.',
    async run({ record, ...asked }) {
      await approveRefund(asked, record)
      return {}
    },
  },
  cancel: {
    on: 'record',
    flag: 'cancel',
    input: z.strictObject({ note: text(500).nullable().default(null) }),
    summary: 'Calls a refund off that is not on its way; its money can be given back in another way.',
    async run({ record, input, ...asked }) {
      await callOffRefund(asked, record, input.note)
      return {}
    },
  },
  retry: {
    on: 'record',
    flag: 'send',
    inBulk: true,
    input: z.strictObject({}),
    summary: 'Tries a refund again that failed, as the same refund.',
    async run({ record, ...asked }) {
      await retryRefund(asked, record)
      return {}
    },
  },
  setPayee: {
    on: 'record',
    flag: 'send',
    input: z.strictObject({ payee: payeeInput }),
    summary:
      'Says who is paid; it is kept encrypted until the money is there. Another payee than before has to be granted anew.',
    run: ({ record, input, context, ...asked }) => setPayee(asked, context.settings, record, input.payee),
  },
  payee: {
    on: 'record',
    adds: true,
    isSecret: true,
    flag: 'viewPayee',
    input: z.strictObject({ reason: z.string().trim().min(3).max(255) }),
    summary: 'Who is to be paid, for who pays; the history keeps who looked and why.',
    run: ({ record, input, context, ...asked }) => revealPayee(asked, context.settings, record, input.reason),
  },
  payOut: {
    on: 'record',
    flag: 'send',
    input: z.strictObject({ utr: text(80) }),
    summary: 'A person has paid the refund out; the number of the transfer goes with it.',
    async run({ record, input, ...asked }) {
      await payOut(asked, record, input.utr)
      return {}
    },
  },
})
