import type { Easel } from '../easel.ts'
import { blend, line, outline, type Point } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The crossed front, belt and tails of a wrap dress. */
export function layWrap(pen: Easel, torso: Torso, low: number): void {
  const [nx, ny] = torso.neck
  const [wx, wy] = torso.hem
  const front = blend([MIDDLE + nx, ny], [MIDDLE - wx * 0.7, wy], 0.96)
  pen.piece(
    outline([
      [MIDDLE + nx, ny, 1],
      [MIDDLE + nx * 0.42, ny + torso.drop * 0.62],
      [MIDDLE - wx * 0.4, wy - 30],
      [MIDDLE - wx * 0.82, wy - 2, 1],
      [MIDDLE - wx * 0.8, wy + 4, 1],
      [MIDDLE + wx, wy + 2, 1],
      [MIDDLE + torso.waist[0], torso.waist[1], 1],
      [MIDDLE + torso.armpit[0] - 4, torso.armpit[1] + 4, 1],
      [MIDDLE + torso.armpit[0] * 0.9, torso.armpit[1] - 60, 1],
      [MIDDLE + nx * 1.3, ny + 24, 1],
    ]),
    { level: 0.2, cast: 0.5, edge: 0.6, turn: 12 },
  )
  for (const share of [0.3, 0.5, 0.7]) {
    pen.fold(
      [
        [front[0] + 24, wy - 12],
        [MIDDLE + wx * share, wy - 70 - share * 60],
        [MIDDLE + torso.armpit[0] * (0.5 + share * 0.5), torso.armpit[1] + 40],
      ],
      30,
      share === 0.5 ? 0.2 : -0.22,
    )
  }
  pen.piece(
    outline([
      [MIDDLE - wx - 2, wy - 13, 1],
      [MIDDLE, wy - 10],
      [MIDDLE + wx + 2, wy - 13, 1],
      [MIDDLE + wx + 3, wy + 15, 1],
      [MIDDLE, wy + 19],
      [MIDDLE - wx - 3, wy + 15, 1],
    ]),
    { level: 0.7, cast: 0.7 },
  )
  const knot: Point = [MIDDLE - wx * 0.66, wy + 2]
  const tail = (dx: number, long: number, turn: number) =>
    pen.piece(
      outline([
        [knot[0] - 6, knot[1], 1],
        [knot[0] + dx * 0.4 - 12, knot[1] + long * 0.5],
        [knot[0] + dx - 17, knot[1] + long, 1],
        [knot[0] + dx + 15, knot[1] + long + 8, 1],
        [knot[0] + dx * 0.4 + 14, knot[1] + long * 0.5],
        [knot[0] + 9, knot[1], 1],
      ]),
      { level: 0.5, cast: 0.8, turn },
    )
  tail(-34, 190, 8)
  tail(18, 226, -6)
  pen.piece(
    outline([
      [knot[0] - 19, knot[1] - 17],
      [knot[0] + 15, knot[1] - 19],
      [knot[0] + 21, knot[1] + 13],
      [knot[0] - 13, knot[1] + 19],
    ]),
    { level: 1.1, cast: 0.8, turn: 40 },
  )
  pen.seam(
    line([
      [MIDDLE - wx * 0.3, wy + 18],
      [MIDDLE - wx * 0.12, (wy + low) / 2],
      [MIDDLE + 30, low + 8],
    ]),
    0.9,
  )
  pen.fold(
    [
      [MIDDLE - wx * 0.24, wy + 30],
      [MIDDLE - wx * 0.04, (wy + low) / 2],
      [MIDDLE + 46, low + 60],
    ],
    40,
    0.2,
  )
}
