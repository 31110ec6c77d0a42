/** How a customer can pay (areas, 14). */
export const paymentMethods = [
  ...(['upi', 'card', 'netbanking', 'wallet', 'emi', 'payLater', 'cod', 'bankTransfer'] as const),
  ...(['storeCredit', 'giftCard', 'manual'] as const),
] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** What a refund comes from; `dispute` is money that a bank took back. */
export const refundSources = [
  ...(['return', 'cancellation', 'orderEdit', 'goodwill', 'duplicatePayment', 'dispute'] as const),
] as const

export type RefundSource = (typeof refundSources)[number]

/**
 * Money that was taken too much, as an order became smaller before it was packed or was paid twice: it is for nothing that the customer
 * keeps. No invoice has it, so none is corrected, and the order does not owe again what went back.
 */
export const overpaidSources: readonly RefundSource[] = ['cancellation', 'orderEdit', 'duplicatePayment']
