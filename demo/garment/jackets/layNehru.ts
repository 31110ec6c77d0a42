import { layMandarin } from '../collar.ts'
import { darker } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { buttons } from '../fastening.ts'
import { cornered, outline } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The stand collar, pockets and buttons of a bundi. */
export function layNehru(pen: Easel, torso: Torso, back: boolean): void {
  const from = torso.neck[1] + torso.drop
  if (!back) {
    pen.seam(`M${MIDDLE + 20},${from}V${torso.hem[1] + 8}`, 1.2)
    pen.stitch(`M${MIDDLE + 11},${from}V${torso.hem[1] + 4}`)
    for (const side of [-1, 1]) {
      const x = (value: number) => MIDDLE + side * value
      pen.piece(
        outline(
          cornered([
            [x(74), torso.hem[1] - 210],
            [x(184), torso.hem[1] - 222],
            [x(185), torso.hem[1] - 192],
            [x(75), torso.hem[1] - 180],
          ]),
        ),
        { level: 0.4, cast: 0.5 },
      )
    }
    pen.piece(
      outline(
        cornered([
          [MIDDLE + 74, 456],
          [MIDDLE + 166, 442],
          [MIDDLE + 168, 468],
          [MIDDLE + 76, 482],
        ]),
      ),
      { level: 0.4, cast: 0.5, fill: pen.look.accent },
    )
    pen.mark(buttons(MIDDLE, [from + 34, torso.hem[1] - 90], 6, 11, darker(pen.look.accent, 0.25)))
  }
  layMandarin(pen, torso)
}
