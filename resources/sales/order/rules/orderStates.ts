/** The states of an order that something still happens to. */
export const openStates = ['placed', 'confirmed', 'processing'] as const

/** Those of one that was bought: it was placed, and is not called off. */
export const boughtStates = [...openStates, 'completed'] as const

export const isOpen = ({ status }: { readonly status: string }): boolean =>
  (openStates as readonly string[]).includes(status)

/** Whether goods of it are on their way back, or are asked to come. */
export const isComingBack = ({ returnStatus }: { readonly returnStatus: string }): boolean =>
  returnStatus === 'requested' || returnStatus === 'open'
