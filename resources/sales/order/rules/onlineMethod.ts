import type { PaymentMethod } from '../../payment/rules/methods.ts'

const offline: readonly PaymentMethod[] = ['cod', 'bankTransfer', 'manual', 'storeCredit', 'giftCard']

/** How an order is paid by a link: online, whatever was agreed before. */
export const onlineMethod = (method: PaymentMethod | null): PaymentMethod =>
  method && !offline.includes(method) ? method : 'upi'
