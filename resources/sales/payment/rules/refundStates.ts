/** The states in which a refund is not on its way, nor done: it can be called off, and somebody else be paid. */
export const stoppableRefunds = ['requested', 'approved', 'failed'] as const
