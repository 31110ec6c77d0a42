import { layMandarin, layShirtCollar } from './collar.ts'
import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { buttons, rivet, zip } from './fastening.ts'
import { foldBody } from './folds.ts'
import { COPPER } from './jeans.ts'
import { blend, cornered, flip, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layCuffs } from './shirt.ts'
import { ribCuffs, ribHem } from './sweater.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, sleeveOf, type Torso } from './torso.ts'

/** A short jacket: styles `denim`, `biker`, `bomber`, `puffer`, `nehru` (a sleeveless bundi). */
export function jacket(look: Look): string {
  const { style = 'denim' } = look.cut ?? {}
  const cloth = { denim: 'denim', biker: 'leather', bomber: 'cotton', puffer: 'silk', nehru: 'wool' } as const
  const pen = easel({ ...look, cloth: look.cloth ?? cloth[style as 'denim'] ?? 'cotton' })
  const back = look.view === 'back'
  const figure: Figure = {
    top: style === 'nehru' ? 200 : 226,
    scale: style === 'nehru' ? 1.08 : 1,
    ease: { puffer: 34, bomber: 22, denim: 10, biker: 2 }[style] ?? -4,
    neck: 84,
    drop: back ? 14 : 48,
    waist: [style === 'biker' ? 182 : 196, 430],
    hem: [{ puffer: 226, bomber: 196, denim: 196, biker: 188 }[style] ?? 208, style === 'nehru' ? 900 : style === 'biker' ? 810 : 850],
    dip: style === 'nehru' ? 18 : 6,
    shoulder: style === 'nehru' ? 0.86 : 1,
  }
  const torso = measure(figure)
  layInside(pen, torso)
  const shape = style === 'nehru' ? undefined : sleeveOf('long', figure)
  if (shape) {
    const points = laySleeves(pen, torso, { ...shape, width: shape.width + (style === 'puffer' ? 48 : 16), swell: (shape.swell ?? 0) + (style === 'puffer' ? 16 : 2) })
    if (style === 'puffer') quiltSleeves(pen, points)
    if (style === 'bomber') ribCuffs(pen, points)
    if (style === 'denim') layCuffs(pen, points, 50)
    if (style === 'biker') zipCuffs(pen, points)
  }
  pen.piece(body(torso))
  if (style === 'puffer') quilt(pen, torso)
  else foldBody(pen, torso, style === 'nehru' ? 0.6 : 1)
  if (style === 'bomber') ribHem(pen, torso, 60)
  const front = { denim: layDenim, biker: layBiker, bomber: layBomber, puffer: layPuffer, nehru: layNehru }[style] ?? layDenim
  front(pen, torso, back)
  return pen.finish({ focus: [MIDDLE, figure.top + 130] })
}

function layInside(pen: Easel, torso: Torso): void {
  if (pen.look.view === 'back') return
  const [half, y] = torso.neck
  pen.piece(symmetric([[MIDDLE, y - 34], [MIDDLE + half * 0.9, y - 24, 1], [MIDDLE + half * 0.7, y + 40], [MIDDLE, y + torso.drop + 16]]), { level: -1, fill: darker(pen.look.base, 0.3) })
}

function layDenim(pen: Easel, torso: Torso, back: boolean): void {
  const [sx, sy] = torso.shoulder
  const [hx, hy] = torso.hem
  const yoke = torso.armpit[1] - 60
  const across = line([[MIDDLE - sx + 8, yoke - 8], [MIDDLE, yoke + 6], [MIDDLE + sx - 8, yoke - 8]])
  pen.seam(across, 1.1)
  pen.stitch(line([[MIDDLE - sx + 8, yoke], [MIDDLE, yoke + 14], [MIDDLE + sx - 8, yoke]]), COPPER)
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    for (const dx of [0, 8]) pen.stitch(line([[x(110 + dx), yoke + 8], [x(82 + dx * 0.8), (yoke + hy) / 2], [x(66 + dx), hy - 44]]), COPPER)
    pen.seam(line([[x(106), yoke + 8], [x(78), (yoke + hy) / 2], [x(62), hy - 44]]), 0.9)
    if (!back) {
      pen.piece(outline(cornered([[x(64), yoke - 8], [x(150), yoke - 12], [x(150), yoke + 26], [x(107), yoke + 50], [x(64), yoke + 28]])), { level: 0.5, cast: 0.6 })
      pen.stitch(`M${x(70)},${yoke - 2}V${yoke + 25}L${x(107)},${yoke + 43}L${x(144)},${yoke + 22}V${yoke - 6}`, COPPER)
      pen.mark(rivet(x(107), yoke + 30, 7))
      pen.seam(`M${x(132)},${hy - 230}L${x(150)},${hy - 120}`, 1.2)
    }
    pen.stitch(line([[x(sx - 4), sy + 22], [x(torso.neck[0] + 20), torso.neck[1] + 6]]), COPPER)
  }
  pen.piece(outline(cornered([[MIDDLE - hx - 3, hy - 44], [MIDDLE, hy - 40], [MIDDLE + hx + 3, hy - 44], [MIDDLE + hx + 1, hy + 6], [MIDDLE, hy + 12], [MIDDLE - hx - 1, hy + 6]])), { level: 0.5, cast: 0.5, turn: 90 })
  pen.stitch(line([[MIDDLE - hx, hy - 36], [MIDDLE, hy - 32], [MIDDLE + hx, hy - 36]]) + line([[MIDDLE - hx, hy - 2], [MIDDLE, hy + 4], [MIDDLE + hx, hy - 2]]), COPPER)
  if (!back) {
    const from = torso.neck[1] + torso.drop
    pen.piece(outline(cornered([[MIDDLE - 19, from], [MIDDLE + 19, from], [MIDDLE + 19, hy + 8], [MIDDLE - 19, hy + 8]])), { level: 0.4, cast: 0.5 })
    pen.stitch(`M${MIDDLE - 12},${from}V${hy + 4}M${MIDDLE + 12},${from}V${hy + 4}`, COPPER)
    for (let step = 0; step < 6; step += 1) pen.mark(rivet(MIDDLE, from + 26 + step * ((hy - from - 48) / 5), 9))
  }
  layShirtCollar(pen, torso, undefined, 1)
}

function layBiker(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const [hx, hy] = torso.hem
  if (back) {
    layShirtCollar(pen, torso)
    pen.seam(line([[MIDDLE - 190, y + 150], [MIDDLE, y + 170], [MIDDLE + 190, y + 150]]))
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
  pen.piece(outline(flip(lapel).map(([px, py, c]): Point => (c ? [px - 8, py, c] : [px - 8, py]))), { level: 0.9, cast: 1 })
  pen.piece(outline(lapel), { level: 1, cast: 1 })
  for (const side of [1, -1]) {
    const x = (value: number) => MIDDLE + side * value
    pen.mark(rivet(x(half * 1.78), y + 104, 8, '#c9c6be'))
    pen.seam(line([[x(torso.shoulder[0] - 4), y + 130], [x(130), y + 190], [x(120), y + 240]]), 0.8)
    pen.dye(zip(`M${x(72)},${hy - 190}L${x(156)},${hy - 120}`, [x(72), hy - 196], pen.look.base))
  }
  const collar: Point[] = [[MIDDLE + half * 0.66, y - 34, 1], [MIDDLE + half * 1.02, y - 22], [MIDDLE + half * 1.36, y + 18], [MIDDLE + half * 1.5, y + 74, 1], [MIDDLE + half * 1.04, y + 60, 1], [MIDDLE + half * 0.82, y + 20]]
  pen.piece(outline(flip(collar)), { level: 1, cast: 1 })
  pen.piece(outline(collar), { level: 1, cast: 1 })
  pen.piece(outline(cornered([[MIDDLE - hx - 2, hy - 40], [MIDDLE, hy - 36], [MIDDLE + hx + 2, hy - 40], [MIDDLE + hx, hy + 4], [MIDDLE, hy + 9], [MIDDLE - hx, hy + 4]])), { level: 0.6, cast: 0.6 })
  pen.mark(`<rect x="${MIDDLE + 40}" y="${hy - 44}" width="52" height="54" rx="5" fill="none" stroke="#c9c6be" stroke-width="7"/><path d="M${MIDDLE + 66},${hy - 38}v40" stroke="#e8e6e0" stroke-width="5"/>`)
}

function layBomber(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const collar = symmetric([[MIDDLE, low + 4], [MIDDLE + half * 0.6, low - 14], [MIDDLE + half * 0.94, y - 22, 1], [MIDDLE + half * 1.26, y + 8, 1], [MIDDLE + half * 0.84, low + 20], [MIDDLE, low + 44]])
  pen.piece(collar, { level: 0.6, cast: 0.6, fill: darker(pen.look.base, 0.14), smooth: true })
  if (back) return
  pen.dye(zip(`M${MIDDLE},${low + 8}V${torso.hem[1] + 6}`, [MIDDLE, low + 26], pen.look.base))
  for (const side of [-1, 1]) {
    const x = (value: number) => MIDDLE + side * value
    pen.piece(outline(cornered([[x(92), torso.hem[1] - 236], [x(112), torso.hem[1] - 244], [x(154), torso.hem[1] - 112], [x(134), torso.hem[1] - 104]])), { level: 0.5, cast: 0.6 })
    pen.mark(rivet(x(123), torso.hem[1] - 172, 6))
  }
}

function quilt(pen: Easel, torso: Torso): void {
  const step = 84
  for (let y = torso.neck[1] + 74; y < torso.hem[1] - 20; y += step) {
    const half = y < torso.armpit[1] ? torso.armpit[0] : torso.hem[0]
    const seam: Point[] = [[MIDDLE - half, y - 6], [MIDDLE, y + 8], [MIDDLE + half, y - 6]]
    pen.seam(line(seam), 0.9)
    pen.fold([[MIDDLE - half - 20, y - 6], [MIDDLE, y + 8], [MIDDLE + half + 20, y - 6]], 26, -0.26)
    pen.fold([[MIDDLE - half - 20, y + step / 2 - 6], [MIDDLE, y + step / 2 + 8], [MIDDLE + half + 20, y + step / 2 - 6]], 60, 0.2)
    for (let index = 0; index < 12; index += 1) {
      const x = MIDDLE - half + pen.chance.between(0.03, 0.97) * 2 * half
      pen.fold([[x, y], [x + pen.chance.between(-10, 10), y + 20], [x + pen.chance.between(-14, 14), y + 36]], 12, pen.chance.chance(0.5) ? 0.22 : -0.22)
    }
  }
}

function quiltSleeves(pen: Easel, sleeve: readonly Point[]): void {
  const [, round, , , outer, , inner, , armpit] = sleeve as Point[] as [Point, Point, Point, Point, Point, Point, Point, Point, Point]
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

function layPuffer(pen: Easel, torso: Torso, back: boolean): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const collar = symmetric(back ? [[MIDDLE, y - 60], [MIDDLE + half * 0.9, y - 50], [MIDDLE + half * 1.24, y, 1], [MIDDLE + half * 0.6, y + 26], [MIDDLE, y + 30]] : [[MIDDLE, low - 6], [MIDDLE + half * 0.5, y - 12], [MIDDLE + half * 0.86, y - 66], [MIDDLE + half * 1.26, y - 40], [MIDDLE + half * 1.3, y + 26, 1], [MIDDLE + half * 0.8, low + 40], [MIDDLE, low + 62]])
  pen.piece(collar, { level: 1, cast: 0.9 })
  for (const side of [-1, 1]) pen.fold([[MIDDLE + side * 8, low + 26], [MIDDLE + side * half * 0.66, low + 6], [MIDDLE + side * half * 1.12, y - 20]], 40, 0.3)
  if (back) return
  pen.dye(zip(`M${MIDDLE},${low + 2}V${torso.hem[1] + 6}`, [MIDDLE, low + 16], pen.look.base))
  for (const side of [-1, 1]) pen.dye(zip(`M${MIDDLE + side * 120},${torso.hem[1] - 220}L${MIDDLE + side * 160},${torso.hem[1] - 110}`, [MIDDLE + side * 120, torso.hem[1] - 226], pen.look.base))
}

function layNehru(pen: Easel, torso: Torso, back: boolean): void {
  const from = torso.neck[1] + torso.drop
  if (!back) {
    pen.seam(`M${MIDDLE + 20},${from}V${torso.hem[1] + 8}`, 1.2)
    pen.stitch(`M${MIDDLE + 11},${from}V${torso.hem[1] + 4}`)
    for (const side of [-1, 1]) {
      const x = (value: number) => MIDDLE + side * value
      pen.piece(outline(cornered([[x(74), torso.hem[1] - 210], [x(184), torso.hem[1] - 222], [x(185), torso.hem[1] - 192], [x(75), torso.hem[1] - 180]])), { level: 0.4, cast: 0.5 })
    }
    pen.piece(outline(cornered([[MIDDLE + 74, 456], [MIDDLE + 166, 442], [MIDDLE + 168, 468], [MIDDLE + 76, 482]])), { level: 0.4, cast: 0.5, fill: pen.look.accent })
    pen.mark(buttons(MIDDLE, [from + 34, torso.hem[1] - 90], 6, 11, darker(pen.look.accent, 0.25)))
  }
  layMandarin(pen, torso)
}

function zipCuffs(pen: Easel, sleeve: readonly Point[]): void {
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
