import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { cornered, outline } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The belt and buckle of a trench coat. */
export function layBelt(pen: Easel, torso: Torso): void {
  const [wx, wy] = torso.waist
  pen.piece(
    outline(
      cornered([
        [MIDDLE - wx + 1, wy + 2],
        [MIDDLE, wy + 10],
        [MIDDLE + wx - 1, wy + 2],
        [MIDDLE + wx + 1, wy + 42],
        [MIDDLE, wy + 52],
        [MIDDLE - wx - 1, wy + 42],
      ]),
    ),
    { level: 0.7, cast: 0.8 },
  )
  pen.stitch(
    `M${MIDDLE - wx},${wy + 11}Q${MIDDLE},${wy + 24} ${MIDDLE + wx},${wy + 11}M${MIDDLE - wx},${wy + 34}Q${MIDDLE},${wy + 46} ${MIDDLE + wx},${wy + 34}`,
  )
  pen.piece(
    outline([
      [MIDDLE + 30, wy + 20, 1],
      [MIDDLE + 74, wy + 120],
      [MIDDLE + 84, wy + 224, 1],
      [MIDDLE + 124, wy + 218, 1],
      [MIDDLE + 108, wy + 110],
      [MIDDLE + 66, wy + 16, 1],
    ]),
    { level: 0.8, cast: 0.9, turn: -10 },
  )
  pen.mark(
    `<rect x="${MIDDLE + 6}" y="${wy + 2}" width="52" height="56" rx="8" fill="none" stroke="${darker(pen.look.accent, 0.2)}" stroke-width="9"/><path d="M${MIDDLE + 32},${wy + 8}v44" stroke="${lighter(pen.look.accent, 0.2)}" stroke-width="5"/>`,
  )
}
