import { randomBytes } from 'node:crypto'
import type { Context } from '../../../../../server/context.ts'
import type { Payment, Refund } from '../paying.ts'
import { hasRazorpay, razorpayAccount } from '../razorpay/account.ts'
import { askRazorpay, RazorpayRefusal } from '../razorpay/askRazorpay.ts'
import { paymentEntity, type RefundEntity, refundEntity } from '../razorpay/entities.ts'
import { linkById } from '../razorpay/paymentLink.ts'
import { kindOf, paymentTold } from '../razorpay/translate.ts'
import { takeEvent } from '../takeEvent.ts'
import type { Provider, SentRefund } from './provider.ts'

/**
 * Razorpay, as its pages "Payment Links", "Capture a Payment", "Create a Normal Refund (Idempotent Request)" and "Webhooks" say
 * (razorpay.com/docs/api). It gives back by itself what was held and not captured, and has no way to let go of it before: there is no
 * `release`. Tested against an imitation of those pages only.
 */
export const razorpay: Provider = {
  name: 'razorpay',
  capturesWhole: true,
  isThere: ({ db }) => hasRazorpay(db),
  link: (_payment, origin) => ({ link: `${origin}/api/v1/pay/${randomBytes(18).toString('base64url')}` }),
  async capture(context, payment, amount) {
    const path = `payments/${encodeURIComponent(idOf(payment))}/capture`
    const told = await askRazorpay(await razorpayAccount(context), path, { amount, currency: 'INR' })
    await tell(context, payment, told)
  },
  async refund(context, payment, refund): Promise<SentRefund> {
    if (!(await hasRazorpay(context.database.db))) return failed(null, 'noGateway')
    if (!payment.providerPaymentId) return failed(unknownId)
    const account = await razorpayAccount(context)
    const { providerRefundId: known } = refund
    const before = known
      ? refundEntity.parse(await askRazorpay(account, `refunds/${encodeURIComponent(known)}`))
      : undefined
    if (before && before.status !== 'failed') return sent(before)
    // The same key for the same try, whatever became of its answer; another one after a refund that Razorpay calls failed.
    const key = [refund.id, ...(before ? [before.id] : [])].join('-')
    try {
      const path = `payments/${encodeURIComponent(idOf(payment))}/refund`
      return sent(
        refundEntity.parse(await askRazorpay(account, path, asked(refund), { 'X-Refund-Idempotency': key })),
      )
    } catch (error) {
      // Our own request before this one is still under way there.
      if (error instanceof RazorpayRefusal && error.status === 409 && /in progress/i.test(error.message))
        return { state: 'processing', id: null, utr: null, reason: null }
      if (error instanceof RazorpayRefusal && isNo(error, refund)) return failed(error.message)
      throw error
    }
  },
  async refetch(context, payment) {
    const account = await razorpayAccount(context)
    const { providerPaymentId, providerOrderId } = payment
    const link = providerOrderId?.startsWith('plink_') ? await linkById(account, providerOrderId) : undefined
    const id = providerPaymentId ?? link?.payments?.[0]?.payment_id
    if (id) await tell(context, payment, await askRazorpay(account, `payments/${encodeURIComponent(id)}`))
  },
}

const asked = ({ amount, number }: Refund) => ({
  amount,
  speed: 'normal',
  receipt: number,
  notes: { reference: number },
})

function idOf({ providerPaymentId }: Payment): string {
  if (providerPaymentId) return providerPaymentId
  throw new Error(unknownId)
}

const unknownId = 'Razorpay has not told the id of this payment. Ask it what it knows of the payment first.'

/**
 * Whether an answer means that the money did not go. Of a refund that was asked for before, an answer about who asks says nothing: only
 * one about the refund itself, which the same key would have found, does.
 */
const isNo = ({ status }: RazorpayRefusal, { attempts }: Refund): boolean =>
  [400, 404, 422].includes(status) || (attempts === 1 && status >= 400 && status < 500)

const failed = (reason: string | null, code: SentRefund['code'] = null): SentRefund => ({
  state: 'failed',
  id: null,
  utr: null,
  code,
  reason,
})

function sent({ id, status, acquirer_data: told }: RefundEntity): SentRefund {
  const utr = told?.utr ?? told?.rrn ?? told?.arn ?? null
  const state = status === 'pending' ? 'processing' : status
  return { state, id, utr, reason: state === 'failed' ? 'Razorpay could not make this refund.' : null }
}

/** Does what Razorpay answers about a payment, as if it had told so by itself; its webhook may be faster, or come later. */
async function tell(context: Context, { number }: Payment, answer: unknown): Promise<void> {
  const entity = paymentEntity.parse(answer)
  const kind = kindOf(entity)
  if (!kind) return
  const payment = { ...paymentTold(entity, undefined), reference: number ?? entity.id, order: null }
  const event = { id: `asked_${entity.id}_${entity.status}`, kind, at: new Date().toISOString(), payment }
  await takeEvent(context, { gateway: 'razorpay', event, raw: answer })
}
