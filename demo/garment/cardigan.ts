import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { buttons, label } from './fastening.ts'
import { foldBody } from './folds.ts'
import { cornered, flip, outline, type Point } from './line.ts'
import type { Look } from './look.ts'
import { layRib, ribCuffs, ribHem } from './sweater.ts'
import {
  body,
  type Figure,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'
import { band } from './tShirt.ts'

/** A buttoned cardigan with a V neck and patch pockets; `length: 'knee'` makes it long. */
export function cardigan(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'knit' })
  const { length = 'hip', fit = 'straight' } = look.cut ?? {}
  const back = look.view === 'back'
  const long = length === 'knee' || length === 'midi'
  const figure: Figure = {
    top: long ? 170 : 226,
    scale: long ? 0.9 : 1,
    ease: fit === 'relaxed' ? 22 : 6,
    neck: 86,
    drop: back ? 16 : long ? 270 : 210,
    opening: back ? 'round' : 'v',
    waist: [196, 440],
    hem: [long ? 196 : 200, long ? 1050 : 910],
    dip: 4,
  }
  const torso = measure(figure)
  if (!back) {
    pen.piece(nape(torso, 24), { level: -1 })
    pen.dye(label(MIDDLE, figure.top + 4, look.base))
  }
  const shape = sleeveOf('raglan', figure)
  if (shape) ribCuffs(pen, laySleeves(pen, torso, shape))
  pen.piece(body(torso))
  foldBody(pen, torso, 0.85)
  ribHem(pen, torso, 54)
  if (back) {
    layRib(pen, band(torso, 34), [torso.neck[1] - 20, torso.neck[1] + 60], torso.neck[0] + 44)
    return pen.finish({ focus: [MIDDLE, 360] })
  }
  for (const side of [1, -1]) layPocket(pen, MIDDLE + side * 108, torso.hem[1] - (long ? 290 : 196))
  layBand(pen, torso)
  const from = torso.neck[1] + torso.drop + 18
  pen.mark(buttons(MIDDLE, [from, torso.hem[1] - 24], long ? 6 : 5, 13, darker('#8a6a48', 0.15)))
  return pen.finish({ focus: [MIDDLE, 400] })
}

function layBand(pen: Easel, torso: Torso): void {
  const edge = opening(torso)
  const bottom = torso.hem[1] + 8
  const right: Point[] = [
    ...edge.slice(1).reverse(),
    [MIDDLE + 6, torso.neck[1] + torso.drop],
    [MIDDLE - 21, torso.neck[1] + torso.drop + 40, 1],
    [MIDDLE - 21, bottom, 1],
    [MIDDLE + 21, bottom, 1],
    [MIDDLE + 22, torso.neck[1] + torso.drop - 14],
    ...edge.slice(1, -1).map(([x, y]): Point => [x + 38, y + 8]),
    [MIDDLE + torso.neck[0] + 36, torso.neck[1] + 12, 1],
  ]
  const upper = flip(right.filter(([x, y]) => y <= torso.neck[1] + torso.drop + 4 && x > MIDDLE)).map(
    ([x, y]): Point => [x, y],
  )
  const left: Point[] = [...upper, [MIDDLE + 2, torso.neck[1] + torso.drop + 36]]
  pen.piece(
    outline(
      left.map(([x, y], index): Point => (index === 0 || index === left.length - 1 ? [x, y, 1] : [x, y])),
    ),
    { level: 0.4, cast: 0.4, fill: darker(pen.look.base, 0.06) },
  )
  pen.piece(outline(right), { level: 0.5, cast: 0.5, fill: darker(pen.look.base, 0.06) })
  pen.stitch(
    `M${MIDDLE - 14},${torso.neck[1] + torso.drop + 44}V${bottom}M${MIDDLE + 14},${torso.neck[1] + torso.drop + 20}V${bottom}`,
  )
}

function layPocket(pen: Easel, x: number, y: number): void {
  pen.piece(
    outline(
      cornered([
        [x - 60, y],
        [x + 60, y],
        [x + 60, y + 126],
        [x - 60, y + 126],
      ]),
    ),
    { level: 0.3, cast: 0.5 },
  )
  layRib(
    pen,
    outline(
      cornered([
        [x - 61, y - 4],
        [x + 61, y - 4],
        [x + 61, y + 24],
        [x - 61, y + 24],
      ]),
    ),
    [y - 4, y + 24],
    62,
    x,
    0.5,
  )
}
