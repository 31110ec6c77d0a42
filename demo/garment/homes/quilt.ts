import { lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { round } from '../line.ts'
import { MIDDLE } from '../torso.ts'
import { folded } from './folded.ts'

/** A stack of stitched quilts. */
export function quilt(pen: Easel): Scene {
  const floor = 980
  for (const [index, half] of [312, 306, 300].entries()) {
    const y = floor - (index + 1) * 168
    folded(pen, y, 166, half, index === 1 ? lighter(pen.look.accent, 0.1) : undefined, 2)
    for (let x = -half + 60; x < half - 20; x += 64) {
      pen.fold(
        [
          [MIDDLE + x, y + 4],
          [MIDDLE + x + 3, y + 80],
          [MIDDLE + x, y + 164],
        ],
        20,
        -0.36,
      )
      pen.stitch(`M${round(MIDDLE + x)},${y + 8}V${y + 160}`)
    }
  }
  return { floor, focus: [MIDDLE - 100, 640] }
}
