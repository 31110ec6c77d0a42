import { darker } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { rivet, zip } from '../fastening.ts'
import { cornered, outline, symmetric } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The ribbed collar, zip and pockets of a bomber. */
export function layBomber(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const collar = symmetric(
    back
      ? [
          [MIDDLE, y - 24],
          [MIDDLE + half * 0.7, y - 20],
          [MIDDLE + half * 0.98, y - 8, 1],
          [MIDDLE + half * 1.26, y + 22, 1],
          [MIDDLE + half * 0.6, y + 32],
          [MIDDLE, y + 36],
        ]
      : [
          [MIDDLE, low + 4],
          [MIDDLE + half * 0.6, low - 14],
          [MIDDLE + half * 0.94, y - 22, 1],
          [MIDDLE + half * 1.26, y + 8, 1],
          [MIDDLE + half * 0.84, low + 20],
          [MIDDLE, low + 44],
        ],
  )
  pen.piece(collar, { level: 0.6, cast: 0.6, fill: darker(pen.look.base, 0.14), smooth: true })
  if (back) return
  pen.dye(zip(`M${MIDDLE},${low + 8}V${torso.hem[1] + 6}`, [MIDDLE, low + 26], pen.look.base))
  for (const side of [-1, 1]) {
    const x = (value: number) => MIDDLE + side * value
    pen.piece(
      outline(
        cornered([
          [x(92), torso.hem[1] - 236],
          [x(112), torso.hem[1] - 244],
          [x(154), torso.hem[1] - 112],
          [x(134), torso.hem[1] - 104],
        ]),
      ),
      { level: 0.5, cast: 0.6 },
    )
    pen.mark(rivet(x(123), torso.hem[1] - 172, 6))
  }
}
