import type { Easel } from '../easel.ts'
import { line } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The calm folds and seams of tailored cloth. */
export function foldJacket(pen: Easel, torso: Torso): void {
  const [ax, ay] = torso.armpit
  const [hx, hy] = torso.hem
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.fold(
      [
        [x(ax - 2), ay + 14],
        [x(ax - 30), ay + 90],
        [x(torso.waist[0] - 26), torso.waist[1]],
      ],
      34,
      -0.22,
    )
    pen.fold(
      [
        [x(ax - 54), ay],
        [x(ax - 70), (ay + torso.waist[1]) / 2],
        [x(torso.waist[0] - 66), torso.waist[1] + 30],
      ],
      60,
      0.16,
    )
    pen.fold(
      [
        [x(torso.waist[0] - 10), torso.waist[1] + 16],
        [x(torso.waist[0] - 60), torso.waist[1] + 8],
        [x(50), torso.waist[1] + 20],
      ],
      26,
      -0.14,
    )
    pen.fold(
      [
        [x(torso.shoulder[0] - 20), torso.shoulder[1] + 10],
        [x(ax - 30), (torso.shoulder[1] + ay) / 2],
        [x(ax - 20), ay - 10],
      ],
      40,
      0.14,
    )
    pen.fold(
      [
        [x(hx - 30), torso.waist[1] + 60],
        [x(hx - 26), (torso.waist[1] + hy) / 2 + 40],
        [x(hx - 30), hy],
      ],
      44,
      0.16,
    )
    pen.fold(
      [
        [x(hx * 0.4), torso.waist[1] + 120],
        [x(hx * 0.42), hy - 100],
        [x(hx * 0.46), hy + 10],
      ],
      50,
      -0.1,
    )
    pen.seam(
      line([
        [x(ax - 58), ay - 20],
        [x(torso.waist[0] - 72), torso.waist[1]],
        [x(torso.waist[0] - 70), torso.waist[1] + 110],
      ]),
      0.5,
    )
  }
}
