/** How few pieces are few, where a variant does not say otherwise. */
export const usualLowStock = 5
