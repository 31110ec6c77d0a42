import { notify } from '../../../messages/notification/server/notify.ts'
import type { Order } from '../../invoice/server/work.ts'
import { buyerOf, orderValues } from '../../order/server/buyerOf.ts'
import type { PaymentMethod } from '../rules/methods.ts'
import type { Paying } from './paying.ts'

type Key =
  | 'payment.captured'
  | 'payment.failed'
  | 'payment.link_sent'
  | 'refund.requested'
  | 'refund.processed'
  | 'refund.failed'

/** Tells the customer of an order about money; the message leads staff to the record it is about. */
export async function notifyCustomer(
  work: Paying,
  key: Key,
  order: Order,
  values: Readonly<Record<string, unknown>>,
  about: { readonly id: string; readonly number: string | null },
): Promise<void> {
  if (!order.email && !order.phone) return
  await notify(work, key, {
    to: [buyerOf(order)],
    values: { ...orderValues(order), ...values },
    about: {
      area: key.startsWith('refund') ? 'refund' : 'payment',
      id: about.id,
      name: about.number ?? order.number ?? '',
    },
  })
}

/** What a way of paying is called in messages, whose languages the product does not all speak. */
export const methodWords: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  payLater: 'Pay later',
  cod: 'Cash on delivery',
  bankTransfer: 'Bank transfer',
  storeCredit: 'Store credit',
  giftCard: 'Gift card',
  manual: 'Payment',
}
