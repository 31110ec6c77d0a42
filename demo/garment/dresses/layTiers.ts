import type { Easel } from '../easel.ts'
import { line } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The gathered tiers of a skirt below a bodice. */
export function layTiers(pen: Easel, torso: Torso, low: number, wide: number): void {
  const [wx, wy] = torso.hem
  for (const share of [0.36, 0.68]) {
    const y = wy + (low - wy) * share
    const half = wx + (wide - wx) * (share * 0.86 + 0.06)
    pen.seam(
      line([
        [MIDDLE - half, y - 6],
        [MIDDLE, y + 12],
        [MIDDLE + half, y - 6],
      ]),
      1.2,
    )
    const count = Math.round(half / 17)
    for (let index = 0; index <= count; index += 1) {
      const x = MIDDLE - half + (index / count) * 2 * half
      const sag = 16 * (1 - (2 * (index / count) - 1) ** 2)
      pen.fold(
        [
          [x, y - 4 + sag],
          [x + pen.chance.between(-6, 6) + (x - MIDDLE) * 0.04, y + 46 + sag],
          [x + (x - MIDDLE) * 0.08, y + pen.chance.between(80, 150) + sag],
        ],
        pen.chance.between(14, 24),
        index % 2 ? 0.24 : -0.3,
      )
    }
  }
}
