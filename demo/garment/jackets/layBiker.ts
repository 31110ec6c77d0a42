import { layShirtCollar } from '../collar.ts'
import type { Easel } from '../easel.ts'
import { rivet, zip } from '../fastening.ts'
import { blend, cornered, flip, line, outline, type Point } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The lapels, slanted zip and belt of a biker jacket. */
export function layBiker(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const [hx, hy] = torso.hem
  if (back) {
    layShirtCollar(pen, torso)
    pen.seam(
      line([
        [MIDDLE - 190, y + 150],
        [MIDDLE, y + 170],
        [MIDDLE + 190, y + 150],
      ]),
    )
    return
  }
  const lapel: Point[] = [
    [MIDDLE - 30, y + 330, 1],
    [MIDDLE + half * 0.3, y + 120],
    [MIDDLE + half * 0.84, y + 4, 1],
    [MIDDLE + half * 1.14, y + 60, 1],
    [MIDDLE + half * 2.05, y + 92, 1],
    [MIDDLE + half * 1.5, y + 210],
    [MIDDLE + half * 0.4, y + 340, 1],
  ]
  pen.seam(`M${MIDDLE + 26},${y + 330}L${MIDDLE + 10},${hy}`)
  pen.dye(zip(`M${MIDDLE - 34},${y + 330}L${MIDDLE - 52},${hy + 4}`, [MIDDLE - 34, y + 330], pen.look.base))
  pen.piece(outline(flip(lapel).map(([px, py, c]): Point => (c ? [px - 8, py, c] : [px - 8, py]))), {
    level: 0.9,
    cast: 1,
  })
  pen.piece(outline(lapel), { level: 1, cast: 1 })
  for (const side of [1, -1]) {
    const x = (value: number) => MIDDLE + side * value
    pen.mark(rivet(x(half * 1.78), y + 104, 8, '#c9c6be'))
    pen.seam(
      line([
        [x(torso.shoulder[0] - 4), y + 130],
        [x(130), y + 190],
        [x(120), y + 240],
      ]),
      0.8,
    )
    pen.dye(zip(`M${x(72)},${hy - 190}L${x(156)},${hy - 120}`, [x(72), hy - 196], pen.look.base))
  }
  const collar: Point[] = [
    [MIDDLE + half * 0.66, y - 34, 1],
    [MIDDLE + half * 1.02, y - 22],
    [MIDDLE + half * 1.36, y + 18],
    [MIDDLE + half * 1.5, y + 74, 1],
    [MIDDLE + half * 1.04, y + 60, 1],
    [MIDDLE + half * 0.82, y + 20],
  ]
  pen.piece(outline(flip(collar)), { level: 1, cast: 1 })
  pen.piece(outline(collar), { level: 1, cast: 1 })
  pen.piece(
    outline(
      cornered([
        [MIDDLE - hx - 2, hy - 40],
        [MIDDLE, hy - 36],
        [MIDDLE + hx + 2, hy - 40],
        [MIDDLE + hx, hy + 4],
        [MIDDLE, hy + 9],
        [MIDDLE - hx, hy + 4],
      ]),
    ),
    { level: 0.6, cast: 0.6 },
  )
  pen.mark(
    `<rect x="${MIDDLE + 40}" y="${hy - 44}" width="52" height="54" rx="5" fill="none" stroke="#c9c6be" stroke-width="7"/><path d="M${MIDDLE + 66},${hy - 38}v40" stroke="#e8e6e0" stroke-width="5"/>`,
  )
}

/** The zips at the cuffs of a biker jacket. */
export function zipCuffs(pen: Easel, sleeve: readonly Point[]): void {
  const [round, outer, inner] = [sleeve[3], sleeve[4], sleeve[6]] as [Point, Point, Point]
  const start = blend(blend(outer, inner, 0.4), round, 0.6)
  const end = blend(outer, inner, 0.4)
  for (const [a, b] of [
    [start, end],
    [flip([start])[0] as Point, flip([end])[0] as Point],
  ] as const) {
    pen.dye(zip(`M${a[0]},${a[1]}L${b[0]},${b[1]}`, [a[0], a[1]], pen.look.base))
  }
}
