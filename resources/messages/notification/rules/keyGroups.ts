/** What events are sorted by (areas, 17). */
export const keyGroups = [
  ...(['order', 'payment', 'shipment', 'return', 'cancellation', 'account', 'cart'] as const),
  ...(['review', 'stock', 'message', 'marketing', 'staff', 'system'] as const),
] as const

export type KeyGroup = (typeof keyGroups)[number]
