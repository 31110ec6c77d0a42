import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { rivet } from '../fastening.ts'
import { cornered, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A folded wallet with a snap. */
export function wallet(pen: Easel): Scene {
  const { base, accent } = pen.look
  pen.piece(
    symmetric([
      [MIDDLE, 470],
      [MIDDLE + 270, 474],
      [MIDDLE + 288, 492, 1],
      [MIDDLE + 288, 840],
      [MIDDLE + 270, 858, 1],
      [MIDDLE, 860],
    ]),
    { level: 0 },
  )
  pen.piece(
    symmetric([
      [MIDDLE, 484],
      [MIDDLE + 258, 488],
      [MIDDLE + 276, 506],
      [MIDDLE + 276, 850],
      [MIDDLE + 258, 870],
      [MIDDLE, 872],
    ]),
    { level: 0.6, cast: 0.6 },
  )
  pen.stitch(`M${MIDDLE - 260},504H${MIDDLE + 260}V854H${MIDDLE - 260}Z`, lighter(base, 0.35))
  pen.fold(
    [
      [MIDDLE - 200, 560],
      [MIDDLE, 620],
      [MIDDLE + 200, 560],
    ],
    160,
    0.16,
  )
  pen.piece(
    outline(
      cornered([
        [MIDDLE + 120, 636],
        [MIDDLE + 300, 636],
        [MIDDLE + 300, 712],
        [MIDDLE + 120, 712],
      ]),
    ),
    { level: 1, cast: 0.8 },
  )
  pen.mark(
    `${rivet(MIDDLE + 158, 674, 17, accent)}<path d="M${MIDDLE - 226},816h92" stroke="${darker(base, 0.5)}" stroke-opacity=".6" stroke-width="6"/>`,
  )
  return { floor: 872, focus: [MIDDLE, 660] }
}
