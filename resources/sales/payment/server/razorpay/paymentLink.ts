import { z } from 'zod'
import { defined } from '../../../../../src/core/defined.ts'
import type { Payment } from '../paying.ts'
import type { RazorpayAccount } from './account.ts'
import { askRazorpay, RazorpayRefusal } from './askRazorpay.ts'
import { type LinkEntity, linkEntity } from './entities.ts'

const found = z.object({ payment_links: z.array(linkEntity) })

/** How often the same amount of a payment can be asked for anew, after its link was called off or ended. */
const most = 20

/** A link by its id. */
export const linkById = async (account: RazorpayAccount, id: string): Promise<LinkEntity> =>
  linkEntity.parse(await askRazorpay(account, `payment_links/${encodeURIComponent(id)}`))

/**
 * The link by which a payment is paid at Razorpay ("Payment Links", razorpay.com/docs/api/payments/payment-links): the one there is, as long
 * as it asks for the right amount. Its `reference_id`, our number and the amount, is unique there, so that asked twice one is made.
 */
export async function paymentLink(
  account: RazorpayAccount,
  payment: Payment,
  backTo: string | null,
): Promise<LinkEntity> {
  const known = payment.providerOrderId?.startsWith('plink_')
    ? await linkById(account, payment.providerOrderId)
    : undefined
  if (known && (payment.captured > 0 || known.status === 'paid')) return known
  if (known?.status === 'created' && known.amount === payment.amount) return known
  // Two links that can be paid would be paid twice.
  if (known?.status === 'created') await askRazorpay(account, `payment_links/${known.id}/cancel`, {})
  for (let time = 1; time <= most; time++) {
    const reference = [payment.number, payment.amount, ...(time > 1 ? [time] : [])].join('.')
    const made = await linkFor(account, payment, reference, backTo)
    if (made.status === 'created' || made.status === 'paid') return made
  }
  throw new Error(
    'Razorpay has had too many links for this payment. Book it by hand, or make another payment.',
  )
}

async function linkFor(
  account: RazorpayAccount,
  { number, orderNumber, amount, contactName, email, phone }: Payment,
  reference: string,
  backTo: string | null,
): Promise<LinkEntity> {
  try {
    return linkEntity.parse(
      await askRazorpay(
        account,
        'payment_links',
        defined({
          amount,
          currency: 'INR',
          reference_id: reference,
          description: orderNumber ?? number ?? '',
          customer: defined({
            name: contactName ?? '',
            email: email || undefined,
            contact: phone || undefined,
          }),
          // The shop tells its customers itself.
          notify: { sms: false, email: false },
          reminder_enable: false,
          notes: { reference: number },
          callback_url: backTo || undefined,
          callback_method: backTo ? 'get' : undefined,
        }),
      ),
    )
  } catch (error) {
    if (!(error instanceof RazorpayRefusal) || error.status !== 400 || !/reference id/i.test(error.message))
      throw error
    const { payment_links: links } = found.parse(
      await askRazorpay(account, `payment_links?reference_id=${encodeURIComponent(reference)}`),
    )
    const made = links.find(({ reference_id }) => reference_id === reference)
    if (!made) throw error
    return made
  }
}
