import { layShirtCollar } from '../collar.ts'
import type { Easel } from '../easel.ts'
import { rivet } from '../fastening.ts'
import { COPPER } from '../jeans.ts'
import { cornered, line, outline } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The yoke, pockets and copper seams of a denim jacket. */
export function layDenim(pen: Easel, torso: Torso, back: boolean): void {
  const [sx, sy] = torso.shoulder
  const [hx, hy] = torso.hem
  const yoke = torso.armpit[1] - 60
  const across = line([
    [MIDDLE - sx + 8, yoke - 8],
    [MIDDLE, yoke + 6],
    [MIDDLE + sx - 8, yoke - 8],
  ])
  pen.seam(across, 1.1)
  pen.stitch(
    line([
      [MIDDLE - sx + 8, yoke],
      [MIDDLE, yoke + 14],
      [MIDDLE + sx - 8, yoke],
    ]),
    COPPER,
  )
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    for (const dx of [0, 8])
      pen.stitch(
        line([
          [x(110 + dx), yoke + 8],
          [x(82 + dx * 0.8), (yoke + hy) / 2],
          [x(66 + dx), hy - 44],
        ]),
        COPPER,
      )
    pen.seam(
      line([
        [x(106), yoke + 8],
        [x(78), (yoke + hy) / 2],
        [x(62), hy - 44],
      ]),
      0.9,
    )
    if (!back) {
      pen.piece(
        outline(
          cornered([
            [x(64), yoke - 8],
            [x(150), yoke - 12],
            [x(150), yoke + 26],
            [x(107), yoke + 50],
            [x(64), yoke + 28],
          ]),
        ),
        { level: 0.5, cast: 0.6 },
      )
      pen.stitch(
        `M${x(70)},${yoke - 2}V${yoke + 25}L${x(107)},${yoke + 43}L${x(144)},${yoke + 22}V${yoke - 6}`,
        COPPER,
      )
      pen.mark(rivet(x(107), yoke + 30, 7))
      pen.seam(`M${x(132)},${hy - 230}L${x(150)},${hy - 120}`, 1.2)
    }
    pen.stitch(
      line([
        [x(sx - 4), sy + 22],
        [x(torso.neck[0] + 20), torso.neck[1] + 6],
      ]),
      COPPER,
    )
  }
  pen.piece(
    outline(
      cornered([
        [MIDDLE - hx - 3, hy - 44],
        [MIDDLE, hy - 40],
        [MIDDLE + hx + 3, hy - 44],
        [MIDDLE + hx + 1, hy + 6],
        [MIDDLE, hy + 12],
        [MIDDLE - hx - 1, hy + 6],
      ]),
    ),
    { level: 0.5, cast: 0.5, turn: 90 },
  )
  pen.stitch(
    line([
      [MIDDLE - hx, hy - 36],
      [MIDDLE, hy - 32],
      [MIDDLE + hx, hy - 36],
    ]) +
      line([
        [MIDDLE - hx, hy - 2],
        [MIDDLE, hy + 4],
        [MIDDLE + hx, hy - 2],
      ]),
    COPPER,
  )
  if (!back) {
    const from = torso.neck[1] + torso.drop
    pen.piece(
      outline(
        cornered([
          [MIDDLE - 19, from],
          [MIDDLE + 19, from],
          [MIDDLE + 19, hy + 8],
          [MIDDLE - 19, hy + 8],
        ]),
      ),
      { level: 0.4, cast: 0.5 },
    )
    pen.stitch(`M${MIDDLE - 12},${from}V${hy + 4}M${MIDDLE + 12},${from}V${hy + 4}`, COPPER)
    for (let step = 0; step < 6; step += 1)
      pen.mark(rivet(MIDDLE, from + 26 + step * ((hy - from - 48) / 5), 9))
  }
  layShirtCollar(pen, torso, undefined, 1)
}
