import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { rivet } from '../fastening.ts'
import { cornered, line, outline, type Point, strip } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A canvas tote with leather handles. */
export function tote(pen: Easel): Scene {
  const { accent } = pen.look
  const handle = (dx: number, y: number): Point[] => [
    [MIDDLE - 118 + dx, 470],
    [MIDDLE - 112 + dx, 320],
    [MIDDLE - 60 + dx, 196 + y],
    [MIDDLE + dx, 168 + y],
    [MIDDLE + 60 + dx, 196 + y],
    [MIDDLE + 112 + dx, 320],
    [MIDDLE + 118 + dx, 470],
  ]
  pen.piece(strip(handle(16, -10), 34), { level: -0.4, fill: darker(accent, 0.2) })
  pen.piece(
    outline([
      [MIDDLE - 262, 424, 1],
      [MIDDLE, 410],
      [MIDDLE + 262, 424, 1],
      [MIDDLE + 250, 480, 1],
      [MIDDLE - 250, 480, 1],
    ]),
    { level: -1 },
  )
  pen.piece(
    outline([
      [MIDDLE - 268, 432, 1],
      [MIDDLE, 446],
      [MIDDLE + 268, 432, 1],
      [MIDDLE + 280, 700],
      [MIDDLE + 266, 996],
      [MIDDLE + 240, 1010, 1],
      [MIDDLE, 1018],
      [MIDDLE - 240, 1010, 1],
      [MIDDLE - 266, 996],
      [MIDDLE - 280, 700],
    ]),
  )
  pen.stitch(
    line([
      [MIDDLE - 266, 466],
      [MIDDLE, 480],
      [MIDDLE + 266, 466],
    ]),
  )
  pen.fold(
    [
      [MIDDLE - 190, 500],
      [MIDDLE - 210, 740],
      [MIDDLE - 196, 990],
    ],
    70,
    0.24,
  )
  pen.fold(
    [
      [MIDDLE + 170, 520],
      [MIDDLE + 206, 720],
      [MIDDLE + 150, 930],
    ],
    70,
    -0.22,
  )
  pen.fold(
    [
      [MIDDLE - 60, 560],
      [MIDDLE - 20, 760],
      [MIDDLE - 70, 960],
    ],
    90,
    -0.12,
  )
  pen.fold(
    [
      [MIDDLE + 60, 540],
      [MIDDLE + 70, 760],
      [MIDDLE + 30, 960],
    ],
    90,
    0.14,
  )
  pen.fold(
    [
      [MIDDLE - 240, 960],
      [MIDDLE, 980],
      [MIDDLE + 240, 960],
    ],
    60,
    -0.2,
  )
  pen.piece(strip(handle(0, 22), 36), { level: 0.9, cast: 0.8, fill: accent })
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 118
    pen.piece(
      outline(
        cornered([
          [x - 27, 448],
          [x + 27, 448],
          [x + 27, 560],
          [x, 580],
          [x - 27, 560],
        ]),
      ),
      { level: 0.9, cast: 0.6, fill: accent },
    )
    pen.stitch(`M${x - 20},456V556L${x},570L${x + 20},556V456`, lighter(accent, 0.4))
    pen.mark(rivet(x, 476, 8) + rivet(x, 546, 8))
  }
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 54, 640],
        [MIDDLE + 54, 640],
        [MIDDLE + 54, 702],
        [MIDDLE - 54, 702],
      ]),
    ),
    { level: 0.5, cast: 0.3, fill: accent },
  )
  pen.mark(`<path d="M${MIDDLE - 30},672h60" stroke="${lighter(accent, 0.6)}" stroke-width="5"/>`)
  return { floor: 1014, focus: [MIDDLE, 560] }
}
