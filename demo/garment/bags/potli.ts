import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { outline, strip, symmetric } from '../line.ts'
import { buta } from '../ornament.ts'
import { MIDDLE } from '../torso.ts'

/** A gathered pouch with tassels. */
export function potli(pen: Easel): Scene {
  const { accent } = pen.look
  pen.piece(
    strip(
      [
        [MIDDLE - 70, 480],
        [MIDDLE - 140, 330],
        [MIDDLE - 60, 190],
        [MIDDLE + 60, 180],
        [MIDDLE + 140, 320],
        [MIDDLE + 70, 480],
      ],
      16,
    ),
    { level: 0, fill: accent },
  )
  pen.piece(
    symmetric([
      [MIDDLE, 410],
      [MIDDLE + 60, 398],
      [MIDDLE + 130, 416, 1],
      [MIDDLE + 78, 500],
      [MIDDLE + 200, 640],
      [MIDDLE + 248, 800],
      [MIDDLE + 200, 950],
      [MIDDLE + 90, 992],
      [MIDDLE, 998],
    ]),
    { level: 0.3 },
  )
  for (let index = -5; index <= 5; index += 1) {
    pen.fold(
      [
        [MIDDLE + index * 13, 500],
        [MIDDLE + index * 34, 640],
        [MIDDLE + index * 38, 820],
      ],
      30,
      index % 2 ? 0.36 : -0.36,
    )
    pen.fold(
      [
        [MIDDLE + index * 12, 490],
        [MIDDLE + index * 17, 450],
        [MIDDLE + index * 23, 400],
      ],
      16,
      index % 2 ? 0.5 : -0.5,
    )
  }
  for (let row = 0; row < 4; row += 1)
    for (let column = -2; column <= 2; column += 1)
      if (row > 0 || Math.abs(column) < 2)
        pen.dye(
          buta(
            MIDDLE + column * 78 + (row % 2 ? 39 : 0) - (row % 2 ? 39 * Math.sign(column) : 0),
            660 + row * 86,
            22,
            accent,
            column * 8,
          ),
        )
  pen.piece(
    outline([
      [MIDDLE - 84, 486],
      [MIDDLE, 476],
      [MIDDLE + 84, 486],
      [MIDDLE + 86, 512],
      [MIDDLE, 524],
      [MIDDLE - 86, 512],
    ]),
    { level: 0.9, cast: 0.7, fill: accent },
  )
  pen.mark(
    [-1, 1]
      .map(
        (side) =>
          `<path d="M${MIDDLE + side * 60},506q${side * 40},60 ${side * 30},120" fill="none" stroke="${accent}" stroke-width="6"/><circle cx="${MIDDLE + side * 90}" cy="632" r="13" fill="${lighter(accent, 0.2)}" stroke="${darker(accent, 0.4)}"/><path d="M${MIDDLE + side * 84},644l-8,60M${MIDDLE + side * 90},644v64M${MIDDLE + side * 96},644l8,60" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
      )
      .join(''),
  )
  return { floor: 996, focus: [MIDDLE, 640] }
}
