/** The systems whose files of orders are known, and any other. */
export const pastSystems = ['shopify', 'wooCommerce', 'other'] as const

/** How far an order had come when the shop left its former system. */
export const pastStates = ['open', 'fulfilled', 'cancelled', 'partlyRefunded', 'refunded'] as const

export type PastState = (typeof pastStates)[number]
