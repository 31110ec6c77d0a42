/** By how many per cent a price falls, to a tenth; less than nothing where it rises. */
export const priceDrop = (before: number, after: number): number =>
  before > 0 ? Math.round(((before - after) / before) * 1000) / 10 : 0
