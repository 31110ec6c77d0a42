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

/** What is called off or made cheaper before it is packed: no invoice has it, so none is corrected. */
export const unpackedSources: readonly RefundSource[] = ['cancellation', 'orderEdit']

/** Money that was taken too much, as an order became smaller or was paid twice: with it the order does not owe again what went back. */
export const overpaidSources: readonly RefundSource[] = ['cancellation', 'orderEdit', 'duplicatePayment']
