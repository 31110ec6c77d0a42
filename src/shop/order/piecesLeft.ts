/** Pieces of a line of an order that are neither called off nor among those that parcels have. */
export const piecesLeft = (
  { quantity, cancelled }: { readonly quantity: number; readonly cancelled: number },
  inParcels: number,
): number => Math.max(0, quantity - cancelled - inParcels)
