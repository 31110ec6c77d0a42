import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import { refused } from '../../../../../server/refused.ts'
import { defined } from '../../../../../src/core/defined.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import { banks } from '../../rules/banks.ts'
import { gatewayMethods } from '../../rules/toldByGateway.ts'
import { hasSandbox } from '../gatewaySecret.ts'
import type { Payment } from '../paying.ts'
import { emit, type Sending, sandboxEvent } from './emit.ts'
import { changeSandbox, instruments, type SandboxPayment, sandboxPayment } from './ledger.ts'

/** What the sandbox can be made to do with a payment. */
export const simulations = [
  ...(['pending', 'authorised', 'captured', 'failed', 'expired', 'settled'] as const),
  ...(['disputeOpened', 'disputeWon', 'disputeLost', 'refundsFail', 'refundsWork'] as const),
] as const

export const simulateInput = z.strictObject({
  event: z.enum(simulations),
  amount: z.int().min(1).max(1e12).optional(),
  times: z.int().min(1).max(5).default(1),
  outOfOrder: z.boolean().default(false),
  /** What the customer pays by, where it is not what was agreed. */
  method: z.enum(gatewayMethods).optional(),
  bank: z.enum(banks).optional(),
})

export type Simulation = z.output<typeof simulateInput>

/** @throws ApiError `not-allowed-now` where there is no sandbox, or the payment is not one of it */
export function demandSandbox(context: Context, payment: Payment): void {
  if (!hasSandbox(context)) throw new ApiError('not-allowed-now')
  if (payment.provider !== 'sandbox') throw refused<Payment>('provider', 'no-sandbox')
}

/** Makes the sandbox gateway send what a real one would when such a thing happens to a payment. */
export async function simulate(context: Context, payment: Payment, asked: Simulation): Promise<void> {
  const { event, times, outOfOrder } = asked
  const before = await sandboxPayment(context, payment)
  const paidBy = defined<Partial<SandboxPayment>>({
    method: asked.method || undefined,
    instrument: asked.method ? (instruments[asked.method] ?? null) : undefined,
    bank: asked.bank || undefined,
  })
  await changeSandbox(context, before.reference, paidBy)
  const known = { ...before, ...paidBy }
  const amount = asked.amount ?? known.amount
  const sending: Sending = { times, outOfOrder }
  const change = (values: Partial<SandboxPayment>) => changeSandbox(context, known.reference, values)
  const fee = Math.round(amount * 0.02)
  const paid = { payment: { amount, fee, feeTax: Math.round(fee * 0.18) } }
  if (event === 'refundsFail' || event === 'refundsWork')
    return change({ refundsFail: event === 'refundsFail' })
  if (event === 'authorised') await change({ state: 'authorised' })
  if (event === 'captured') await change({ state: 'captured', captured: amount })
  if (event === 'failed' || event === 'expired') await change({ state: event })
  await emit(context, eventsOf(event, known, paid), sending)
}

function eventsOf(
  event: Simulation['event'],
  known: SandboxPayment,
  paid: { payment: { amount: number; fee: number; feeTax: number } },
) {
  const { amount, fee, feeTax } = paid.payment
  switch (event) {
    case 'captured':
      return [
        sandboxEvent('payment.pending', known),
        sandboxEvent('payment.authorised', known),
        sandboxEvent('payment.captured', known, paid),
      ]
    case 'failed':
      return [
        sandboxEvent('payment.pending', known),
        sandboxEvent('payment.failed', known, {
          payment: {
            failureCode: 'BANK_DECLINED',
            failureReason: 'The bank of the customer declined the payment.',
          },
        }),
      ]
    case 'settled': {
      const on = dayIn(new Date())
      const settlement = {
        id: `setl_${on.replaceAll('-', '')}`,
        utr: `UTR${Date.now()}`,
        on,
        amount: amount - fee - feeTax,
      }
      return [sandboxEvent('payment.settled', known, { ...paid, settlement })]
    }
    case 'disputeOpened': {
      const respondBy = new Date(Date.now() + 7 * 86_400_000).toISOString()
      return [
        sandboxEvent('dispute.opened', known, {
          dispute: { reason: 'The customer did not recognise it.', respondBy },
        }),
      ]
    }
    case 'disputeWon':
      return [sandboxEvent('dispute.won', known)]
    case 'disputeLost':
      return [sandboxEvent('dispute.lost', known)]
    default:
      return [sandboxEvent(`payment.${event as 'pending' | 'authorised' | 'expired'}`, known)]
  }
}
