/** How far what is put at an end stands from its neighbour: it can be halved some thirty times. */
export const step = 1024

/** As many digits after the point as are stored. */
const unit = 1e6

/**
 * A place between two others; without one of them at that end. Undefined where nothing lies between them any more: then all of them
 * need new places.
 */
export function placeBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? step : after - step
  if (after === undefined) return before + step
  // A sum with 0 is never -0, which no database and no JSON tells from 0.
  const middle = Math.round(((before + after) / 2) * unit) / unit + 0
  return middle > before && middle < after ? middle : undefined
}
