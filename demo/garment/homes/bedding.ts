import { defined } from '../../../src/core/defined.ts'
import { lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { cornered, line, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'
import { folded } from './folded.ts'

/** Folded bed linen with two pillows and a ribbon. */
export function bedding(pen: Easel): Scene {
  const floor = 980
  folded(pen, floor - 170, 168, 320, undefined, 4)
  folded(pen, floor - 322, 150, 308, lighter(pen.look.base, 0.35), 4)
  const pillow = (y: number, half: number, fill?: string) => {
    pen.piece(
      symmetric([
        [MIDDLE, y],
        [MIDDLE + half * 0.7, y + 12],
        [MIDDLE + half, y + 34, 1],
        [MIDDLE + half - 14, y + 90],
        [MIDDLE + half, y + 150, 1],
        [MIDDLE + half * 0.7, y + 168],
        [MIDDLE, y + 176],
      ]),
      defined({ level: 0.7, cast: 1, fill: fill || undefined }),
    )
    pen.fold(
      [
        [MIDDLE - half * 0.8, y + 90],
        [MIDDLE, y + 76],
        [MIDDLE + half * 0.8, y + 90],
      ],
      130,
      0.3,
    )
    for (const side of [-1, 1]) {
      pen.fold(
        [
          [MIDDLE + side * half, y + 40],
          [MIDDLE + side * half * 0.8, y + 66],
          [MIDDLE + side * half * 0.56, y + 74],
        ],
        26,
        -0.34,
      )
      pen.fold(
        [
          [MIDDLE + side * half, y + 142],
          [MIDDLE + side * half * 0.8, y + 118],
          [MIDDLE + side * half * 0.56, y + 108],
        ],
        26,
        -0.34,
      )
      pen.seam(
        line([
          [MIDDLE + side * (half - 34), y + 26],
          [MIDDLE + side * (half - 44), y + 90],
          [MIDDLE + side * (half - 34), y + 158],
        ]),
        0.7,
      )
    }
  }
  pillow(floor - 490, 296)
  pillow(floor - 650, 284)
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 40, floor - 322],
        [MIDDLE + 40, floor - 322],
        [MIDDLE + 42, floor - 2],
        [MIDDLE - 42, floor - 2],
      ]),
    ),
    { level: 0.8, cast: 0.6, fill: pen.look.accent, smooth: true },
  )
  return { floor, focus: [MIDDLE - 80, 520] }
}
