import type { Easel } from '../easel.ts'
import { zip } from '../fastening.ts'
import { blend, flip, line, type Point, symmetric } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** Quilts the body of a puffer. */
export function quilt(pen: Easel, torso: Torso): void {
  const step = 84
  for (let y = torso.neck[1] + 74; y < torso.hem[1] - 20; y += step) {
    const half = y < torso.armpit[1] ? torso.armpit[0] : torso.hem[0]
    const seam: Point[] = [
      [MIDDLE - half, y - 6],
      [MIDDLE, y + 8],
      [MIDDLE + half, y - 6],
    ]
    pen.seam(line(seam), 0.9)
    pen.fold(
      [
        [MIDDLE - half - 20, y - 6],
        [MIDDLE, y + 8],
        [MIDDLE + half + 20, y - 6],
      ],
      26,
      -0.26,
    )
    pen.fold(
      [
        [MIDDLE - half - 20, y + step / 2 - 6],
        [MIDDLE, y + step / 2 + 8],
        [MIDDLE + half + 20, y + step / 2 - 6],
      ],
      60,
      0.2,
    )
    for (let index = 0; index < 12; index += 1) {
      const x = MIDDLE - half + pen.chance.between(0.03, 0.97) * 2 * half
      pen.fold(
        [
          [x, y],
          [x + pen.chance.between(-10, 10), y + 20],
          [x + pen.chance.between(-14, 14), y + 36],
        ],
        12,
        pen.chance.chance(0.5) ? 0.22 : -0.22,
      )
    }
  }
}

/** Quilts the sleeves of a puffer. */
export function quiltSleeves(pen: Easel, sleeve: readonly Point[]): void {
  const [, round, , , outer, , inner, , armpit] = sleeve as Point[] as [
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
    Point,
  ]
  for (let share = 0.12; share < 1; share += 0.145) {
    const [a, b] = [blend(round, outer, share), blend(blend(round, armpit, 0.9), inner, share)]
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 12]
    const reach = blend(b, a, 1.3)
    for (const points of [[reach, middle, b], flip([reach, middle, b])]) {
      pen.fold(points, 24, -0.28)
      pen.seam(line(points), 0.8)
    }
  }
}

/** The collar and zips of a puffer. */
export function layPuffer(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const collar = symmetric(
    back
      ? [
          [MIDDLE, y - 60],
          [MIDDLE + half * 0.9, y - 50],
          [MIDDLE + half * 1.24, y, 1],
          [MIDDLE + half * 0.6, y + 26],
          [MIDDLE, y + 30],
        ]
      : [
          [MIDDLE, low - 6],
          [MIDDLE + half * 0.5, y - 12],
          [MIDDLE + half * 0.86, y - 66],
          [MIDDLE + half * 1.26, y - 40],
          [MIDDLE + half * 1.3, y + 26, 1],
          [MIDDLE + half * 0.8, low + 40],
          [MIDDLE, low + 62],
        ],
  )
  pen.piece(collar, { level: 1, cast: 0.9 })
  for (const side of [-1, 1])
    pen.fold(
      [
        [MIDDLE + side * 8, low + 26],
        [MIDDLE + side * half * 0.66, low + 6],
        [MIDDLE + side * half * 1.12, y - 20],
      ],
      40,
      0.3,
    )
  if (back) return
  pen.dye(zip(`M${MIDDLE},${low + 2}V${torso.hem[1] + 6}`, [MIDDLE, low + 16], pen.look.base))
  for (const side of [-1, 1])
    pen.dye(
      zip(
        `M${MIDDLE + side * 120},${torso.hem[1] - 220}L${MIDDLE + side * 160},${torso.hem[1] - 110}`,
        [MIDDLE + side * 120, torso.hem[1] - 226],
        pen.look.base,
      ),
    )
}
