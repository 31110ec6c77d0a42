import type { Easel } from '../easel.ts'
import { outline, type Point } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The bodice of a slip dress, held by straps. */
export function strapBody(torso: Torso): string {
  const [ax, ay] = torso.armpit
  const [wx, wy] = torso.waist
  const [hx, hy] = torso.hem
  const y = ay - 66
  const right: Point[] = [
    [MIDDLE, y + 34],
    [MIDDLE + ax * 0.34, y + 6],
    [MIDDLE + ax * 0.56, y - 18, 1],
    [MIDDLE + ax * 0.8, y + 22],
    [MIDDLE + ax, ay, 1],
    [MIDDLE + wx, wy],
    [MIDDLE + hx, hy, 1],
    [MIDDLE, hy + 2],
  ]
  return outline([
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([px, py, c]): Point => (c ? [2 * MIDDLE - px, py, c] : [2 * MIDDLE - px, py])),
  ])
}

/** The straps above the bodice of a slip dress, and the inside of its back. */
export function layStraps(pen: Easel, torso: Torso, back: boolean): void {
  const [ax, ay] = torso.armpit
  const y = ay - 66
  if (!back)
    pen.piece(
      outline([
        [MIDDLE - ax * 0.9, ay - 34, 1],
        [MIDDLE, ay - 44],
        [MIDDLE + ax * 0.9, ay - 34, 1],
        [MIDDLE + ax * 0.9, ay, 1],
        [MIDDLE - ax * 0.9, ay, 1],
      ]),
      { level: -1 },
    )
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(
      outline([
        [x(ax * 0.5), y - 4, 1],
        [x(ax * 0.47), y - 80],
        [x(ax * 0.44), torso.neck[1] + 20, 1],
        [x(ax * 0.5), torso.neck[1] + 18, 1],
        [x(ax * 0.54), y - 80],
        [x(ax * 0.6), y - 4, 1],
      ]),
      { level: 0.4 },
    )
  }
}
