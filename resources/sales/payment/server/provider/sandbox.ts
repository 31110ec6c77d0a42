import { randomBytes } from 'node:crypto'
import { hasSandbox } from '../gatewaySecret.ts'
import { emit, sandboxEvent } from '../sandbox/emit.ts'
import { changeSandbox, sandboxPayment, sandboxRefund } from '../sandbox/ledger.ts'
import type { Provider, SentRefund } from './provider.ts'

/**
 * The gateway of demo shops and tests: it keeps its own books and answers as a real one does, by signed events. There is none in
 * production; Razorpay is another provider beside it.
 */
export const sandbox: Provider = {
  name: 'sandbox',
  isThere: async (asked) => hasSandbox(asked),
  link(_payment, origin) {
    const providerOrderId = `order_${randomBytes(12).toString('base64url')}`
    return { providerOrderId, link: `${origin}/api/v1/sandbox-gateway/${providerOrderId}` }
  },
  async capture(context, payment, amount) {
    demand(hasSandbox(context))
    const known = await sandboxPayment(context, payment)
    await changeSandbox(context, known.reference, { state: 'captured', captured: amount })
    const fee = Math.round(amount * 0.02)
    const paid = { payment: { amount, fee, feeTax: Math.round(fee * 0.18) } }
    await emit(context, [sandboxEvent('payment.captured', known, paid)])
  },
  async release(context, payment) {
    demand(hasSandbox(context))
    const known = await sandboxPayment(context, payment)
    await changeSandbox(context, known.reference, { state: 'voided' })
    await emit(context, [sandboxEvent('payment.voided', known)])
  },
  async refund(context, payment, refund): Promise<SentRefund> {
    if (!hasSandbox(context)) return { state: 'failed', id: null, utr: null, code: 'noGateway', reason: null }
    const known = await sandboxPayment(context, payment)
    const refused = (reason: string): SentRefund => ({ state: 'failed', id: null, utr: null, reason })
    if (known.refundsFail) return refused('The bank of the customer refused the refund. Try again later.')
    const made = await sandboxRefund(context, known, String(refund.number), refund.amount)
    if (!made)
      return refused('The gateway has less of this payment than is to go back. Compare its books with ours.')
    const utr = `RRN${made.id.slice(5).replace(/\W/g, '0').toUpperCase()}`
    const told = { id: made.id, reference: String(refund.number), amount: refund.amount, utr }
    await emit(context, [sandboxEvent('refund.processed', known, { refund: told })])
    return { state: 'processing', id: made.id, utr, reason: null }
  },
  async refetch(context, payment) {
    demand(hasSandbox(context))
    const known = await sandboxPayment(context, payment)
    const { state, captured } = known
    if (state === 'created') return
    await emit(context, [
      sandboxEvent(`payment.${state}`, known, state === 'captured' ? { payment: { amount: captured } } : {}),
    ])
  },
}

function demand(isThere: boolean): void {
  if (isThere) return
  throw new Error(
    'No payment gateway is connected. One was expected. Connect one, or book this payment by hand.',
  )
}
