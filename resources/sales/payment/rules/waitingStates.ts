/** The states of payments that no money has come for and that may still get some. */
export const waitingStates = ['created', 'pending', 'toCollect'] as const

/** The states of refunds that are neither made nor called off: their money is spoken for. */
export const openRefunds = ['requested', 'approved', 'processing', 'failed'] as const
