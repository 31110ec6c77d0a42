/** The states of a return in which the shop or the courier still has something to do (areas, 23). */
export const openReturnStates = [
  ...(['requested', 'approved', 'pickupScheduled', 'pickedUp', 'received', 'inspected', 'sentBack'] as const),
] as const

/** An approved return whose goods are not here yet. */
export const beforeReceipt = ['approved', 'pickupScheduled', 'pickedUp'] as const

/** The states in which a return no longer takes up the pieces that it asked for: the customer keeps them. */
export const voidReturnStates = ['rejected', 'cancelled', 'sentBack', 'closed'] as const

/** What the inspection finds. */
export const qcResults = [
  ...(['pass', 'used', 'damaged', 'tagMissing', 'wrongItem', 'missing'] as const),
] as const

/** Where inspected goods go: for sale, broken, to be looked at once more, nowhere. */
export const restockPlaces = ['sellable', 'damaged', 'quarantine', 'none'] as const

/** What may be taken off a refund. */
export const deductionTypes = [
  ...(['pickupFee', 'missingTag', 'used', 'damaged', 'missingPart', 'other'] as const),
] as const
