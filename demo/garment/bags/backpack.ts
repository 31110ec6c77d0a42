import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { zip } from '../fastening.ts'
import { cornered, outline, strip, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A backpack with a front pocket and two zips. */
export function backpack(pen: Easel): Scene {
  const { base, accent } = pen.look
  pen.piece(
    strip(
      [
        [MIDDLE - 60, 260],
        [MIDDLE - 48, 178],
        [MIDDLE, 160],
        [MIDDLE + 48, 178],
        [MIDDLE + 60, 260],
      ],
      30,
    ),
    { level: -0.2, fill: accent },
  )
  for (const side of [-1, 1])
    pen.piece(
      strip(
        [
          [MIDDLE + side * 190, 330],
          [MIDDLE + side * 288, 480],
          [MIDDLE + side * 300, 760],
          [MIDDLE + side * 236, 960],
        ],
        46,
      ),
      { level: -0.5, fill: darker(accent, 0.15) },
    )
  pen.piece(
    symmetric([
      [MIDDLE, 222],
      [MIDDLE + 150, 240],
      [MIDDLE + 224, 340],
      [MIDDLE + 252, 640],
      [MIDDLE + 256, 960],
      [MIDDLE + 214, 1014],
      [MIDDLE, 1020],
    ]),
    { level: 0.2 },
  )
  pen.fold(
    [
      [MIDDLE - 200, 400],
      [MIDDLE - 214, 640],
      [MIDDLE - 216, 980],
    ],
    60,
    0.3,
  )
  pen.fold(
    [
      [MIDDLE + 200, 400],
      [MIDDLE + 214, 640],
      [MIDDLE + 210, 980],
    ],
    60,
    -0.3,
  )
  pen.dye(
    zip(
      `M${MIDDLE - 214},470C${MIDDLE - 190},300 ${MIDDLE + 190},300 ${MIDDLE + 214},470`,
      [MIDDLE - 196, 404],
      base,
    ),
  )
  pen.piece(
    symmetric([
      [MIDDLE, 620],
      [MIDDLE + 160, 624],
      [MIDDLE + 188, 660],
      [MIDDLE + 198, 940],
      [MIDDLE + 166, 974],
      [MIDDLE, 978],
    ]),
    { level: 0.8, cast: 0.9 },
  )
  pen.fold(
    [
      [MIDDLE - 140, 740],
      [MIDDLE, 760],
      [MIDDLE + 140, 740],
    ],
    110,
    0.2,
  )
  pen.dye(zip(`M${MIDDLE - 168},690Q${MIDDLE},676 ${MIDDLE + 168},690`, [MIDDLE - 140, 684], base))
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 50, 500],
        [MIDDLE + 50, 500],
        [MIDDLE + 50, 556],
        [MIDDLE - 50, 556],
      ]),
    ),
    { level: 0.5, cast: 0.4, fill: accent },
  )
  pen.mark(`<path d="M${MIDDLE - 28},528h56" stroke="${lighter(accent, 0.6)}" stroke-width="5"/>`)
  return { floor: 1018, focus: [MIDDLE, 480] }
}
