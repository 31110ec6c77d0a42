const grams = new Map(Object.entries({ kg: 1000, g: 1, lbs: 453.592, lb: 453.592, oz: 28.3495 }))
const lengths = new Map(Object.entries({ m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 }))

interface Measured {
  readonly text: string
  readonly unit: string
}

/** A number of some unit in whole small ones; nothing where it is none, or of an unknown unit, so that nothing wrong is stored. */
function inSmall({ text, unit }: Measured, sizes: ReadonlyMap<string, number>): string {
  const small = Math.round(Number(text) * (sizes.get(unit) ?? Number.NaN))
  return small > 0 ? String(small) : ''
}

/** A weight in grams. */
export const weightInGrams = (measured: Measured): string => inSmall(measured, grams)

/** A length in millimetres. */
export const millimetres = (measured: Measured): string => inSmall(measured, lengths)
