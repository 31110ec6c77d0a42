import { lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { flip, line, type Point, strip, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A small rounded bag on a long strap. */
export function crossbody(pen: Easel): Scene {
  const { base, accent } = pen.look
  const strap: Point[] = [
    [MIDDLE - 228, 610],
    [MIDDLE - 250, 420],
    [MIDDLE - 190, 220],
    [MIDDLE - 10, 130],
    [MIDDLE + 170, 200],
    [MIDDLE + 248, 400],
    [MIDDLE + 228, 610],
  ]
  pen.piece(strip(strap, 22), { level: 0.3 })
  pen.piece(
    symmetric([
      [MIDDLE, 586],
      [MIDDLE + 190, 588],
      [MIDDLE + 244, 620],
      [MIDDLE + 258, 780],
      [MIDDLE + 226, 920],
      [MIDDLE + 130, 966],
      [MIDDLE, 974],
    ]),
    { level: 0.3 },
  )
  pen.fold(
    [
      [MIDDLE - 150, 900],
      [MIDDLE, 940],
      [MIDDLE + 150, 900],
    ],
    70,
    0.3,
  )
  pen.piece(
    symmetric([
      [MIDDLE, 846],
      [MIDDLE + 110, 830],
      [MIDDLE + 206, 770],
      [MIDDLE + 248, 660],
      [MIDDLE + 236, 604, 1],
      [MIDDLE + 130, 580],
      [MIDDLE, 576],
    ]),
    { level: 0.9, cast: 1 },
  )
  pen.fold(
    [
      [MIDDLE - 180, 640],
      [MIDDLE, 670],
      [MIDDLE + 180, 640],
    ],
    90,
    0.34,
  )
  pen.stitch(
    line([
      ...flip([
        [MIDDLE + 234, 650],
        [MIDDLE + 196, 760],
        [MIDDLE + 106, 816],
        [MIDDLE, 832],
      ]),
      [MIDDLE + 106, 816],
      [MIDDLE + 196, 760],
      [MIDDLE + 234, 650],
    ]),
    lighter(base, 0.35),
  )
  pen.mark(
    `<circle cx="${MIDDLE + 2}" cy="810" r="30" fill="#000" fill-opacity=".25"/><circle cx="${MIDDLE}" cy="804" r="28" fill="none" stroke="${accent}" stroke-width="10"/><circle cx="${MIDDLE}" cy="804" r="8" fill="${accent}"/>`,
  )
  for (const side of [-1, 1])
    pen.mark(
      `<circle cx="${MIDDLE + side * 230}" cy="618" r="18" fill="none" stroke="${accent}" stroke-width="8"/>`,
    )
  return { floor: 974, focus: [MIDDLE, 700] }
}
