/** Pieces of a line of an order that are neither called off nor among those that parcels have. */
export const piecesLeft = (
  { quantity, cancelled }: { readonly quantity: number; readonly cancelled: number },
  inParcels: number,
): number => Math.max(0, quantity - cancelled - inParcels)

/** A parcel as far as it takes pieces of lines of an order. */
interface TakingParcel {
  readonly status: string
  readonly lines: readonly { readonly line: string; readonly quantity: number }[]
}

/** How many pieces of an order are in no parcel yet, packed or waiting to be; a parcel that was called off has none. */
export function piecesInNoParcel(
  lines: readonly { readonly id: string; readonly quantity: number; readonly cancelled: number }[],
  parcels: readonly TakingParcel[],
): number {
  const taken = parcels.filter(({ status }) => status !== 'cancelled').flatMap((parcel) => parcel.lines)
  return lines.reduce((sum, line) => {
    const inParcels = taken.reduce((all, one) => (one.line === line.id ? all + one.quantity : all), 0)
    return sum + piecesLeft(line, inParcels)
  }, 0)
}
