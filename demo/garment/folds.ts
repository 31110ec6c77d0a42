import type { Easel } from './easel.ts'
import type { Point } from './line.ts'
import { MIDDLE, type Torso } from './torso.ts'

/** The soft folds of a body that hangs from its shoulders: pulls from the armpits, waves above the hem. */
export function foldBody(pen: Easel, torso: Torso, strength = 1): void {
  const [ax, ay] = torso.armpit
  const [hx, hy] = torso.hem
  const tall = hy - ay
  for (const side of [1, -1] as const) {
    const own = strength * pen.chance.between(0.7, 1.15)
    const x = (half: number) => MIDDLE + side * half
    const sway = pen.chance.between(-26, 26)
    pen.fold(
      [
        [x(ax - 4), ay + 8],
        [x(ax - 46), ay + tall * 0.16],
        [x(ax - 64 + sway), ay + tall * 0.44],
      ],
      42,
      -0.26 * own,
    )
    pen.fold(
      [
        [x(ax - 30), ay + 2],
        [x(ax - 82), ay + tall * 0.14],
        [x(ax - 104 + sway), ay + tall * 0.4],
      ],
      46,
      0.2 * own,
    )
    pen.fold(
      [
        [x(ax - 10), ay - 30],
        [x(ax - 60), ay - 10],
        [x(ax - 130), ay + 34],
      ],
      34,
      -0.15 * own,
    )
    pen.fold(
      [
        [x(torso.neck[0] + 20), torso.neck[1] + 30],
        [x(ax * 0.6), (torso.neck[1] + ay) / 2],
        [x(ax * 0.72), ay - 8],
      ],
      40,
      -0.12 * own,
    )
    pen.fold(
      [
        [x(ax - 16), ay + tall * 0.3],
        [x(hx - 34), ay + tall * 0.6],
        [x(hx - 26), hy],
      ],
      40,
      0.16 * own,
    )
  }
  waves(pen, [MIDDLE - hx * 0.72, MIDDLE + hx * 0.72], [ay + tall * 0.45, hy + 10], 5, 0.14 * strength)
}

/** Upright waves that grow towards the lower end, as in the hem of a shirt or a skirt. */
export function waves(
  pen: Easel,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  count: number,
  depth: number,
): void {
  const step = (right - left) / count
  for (let index = 0; index <= count; index += 1) {
    const x = left + index * step + pen.chance.between(-0.22, 0.22) * step
    const start = top + pen.chance.between(0, 0.45) * (bottom - top)
    const lean = ((x - MIDDLE) / 200) * 14 + pen.chance.between(-10, 10)
    const spine: Point[] = [
      [x - lean, start],
      [x - lean * 0.4, (start + bottom) / 2],
      [x, bottom + 30],
    ]
    pen.fold(spine, pen.chance.between(0.55, 0.85) * step, index % 2 === 0 ? -depth : depth)
  }
}
