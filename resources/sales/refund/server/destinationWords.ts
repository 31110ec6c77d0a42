import type { Refund } from '../../payment/server/paying.ts'

/** Where money goes, in messages, whose languages the product does not all speak. */
export const destinationWords: Readonly<Record<Refund['destination'], string>> = {
  original: 'the original payment method',
  storeCredit: 'store credit',
  bankOrUpi: 'bank transfer or UPI',
}
