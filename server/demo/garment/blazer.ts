import { against, darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { button, label } from './fastening.ts'
import { blend, cornered, flip, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, sleeveOf, type Torso } from './torso.ts'

/** A tailored jacket or coat with lapels. `style`: `single`, `double`, `trench`; `length: 'knee'` or `'midi'` makes it a coat. */
export function blazer(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'wool' })
  const { length = 'hip', fit = 'straight', style = 'single', sleeve = 'long' } = look.cut ?? {}
  const back = look.view === 'back'
  const coat = length === 'knee' || length === 'midi' || length === 'maxi'
  const scale = coat ? 0.84 : 0.98
  const figure: Figure = {
    top: coat ? 140 : 200,
    scale,
    ease: fit === 'slim' ? -6 : fit === 'relaxed' ? 20 : 6,
    neck: 82,
    drop: back ? 16 : style === 'double' || style === 'trench' ? 280 : 330,
    opening: back ? 'round' : 'v',
    waist: [fit === 'relaxed' ? 194 : 172, 430],
    hem: coat ? [length === 'knee' ? 208 : 222, length === 'knee' ? 1030 : 1090] : [212, 925],
    dip: coat ? 6 : 10,
  }
  const torso = measure(figure)
  const shape = sleeveOf(sleeve === 'none' ? 'none' : 'long', figure)
  if (!back) layLining(pen, torso)
  if (shape) {
    const points = laySleeves(pen, torso, { ...shape, width: shape.width + 12 })
    layCuffButtons(pen, points)
  }
  pen.piece(body(torso))
  foldJacket(pen, torso)
  if (back) {
    layBack(pen, torso)
    return pen.finish({ focus: [MIDDLE, 340] })
  }
  const [hx, hy] = torso.hem
  const breakAt = torso.neck[1] + torso.drop
  const across = style === 'single' ? 20 : 96 * scale
  pen.piece(outline(cornered([[MIDDLE - 2, breakAt - 8], [MIDDLE - across, breakAt + 6], [MIDDLE - across, hy + 6], [MIDDLE - across + 6, hy + 12], [MIDDLE + 60, hy + 12], [MIDDLE + 60, breakAt]])), { level: 0.25, cast: 0.6, edge: 0 })
  pen.seam(`M${MIDDLE - across},${breakAt + 6}V${hy + 8}`, 1.2)
  for (const side of [1, -1]) layFlap(pen, MIDDLE + side * (coat ? 102 : 106), breakAt + (coat ? 150 : 118), side, scale)
  if (!coat) layChestPocket(pen, MIDDLE + 106, torso.armpit[1] + 12)
  layLapels(pen, torso, style)
  if (style === 'trench') layBelt(pen, torso)
  layButtons(pen, breakAt, hy, style, coat, scale)
  pen.seam(line([[MIDDLE - hx + 4, hy - 14], [MIDDLE, hy - 6], [MIDDLE + hx - 4, hy - 14]]), 0.35)
  return pen.finish({ focus: [MIDDLE, coat ? 320 : 400] })
}

function layLining(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  const lining = against(pen.look.accent, 0.1)
  pen.piece(symmetric([[MIDDLE, y - 34], [MIDDLE + half * 0.6, y - 32], [MIDDLE + half * 0.94, y - 20, 1], [MIDDLE + half, y + 40], [MIDDLE + 34, y + torso.drop - 20], [MIDDLE, y + torso.drop + 6]]), { level: -1, fill: lining, smooth: true })
  pen.piece(symmetric([[MIDDLE, y - 36], [MIDDLE + half * 0.6, y - 34], [MIDDLE + half * 0.95, y - 20, 1], [MIDDLE + half * 0.8, y + 22], [MIDDLE, y + 32]]), { level: -0.7 })
  pen.dye(label(MIDDLE, y + 44, lining))
}

function foldJacket(pen: Easel, torso: Torso): void {
  const [ax, ay] = torso.armpit
  const [hx, hy] = torso.hem
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.fold([[x(ax - 2), ay + 14], [x(ax - 30), ay + 90], [x(torso.waist[0] - 26), torso.waist[1]]], 34, -0.22)
    pen.fold([[x(ax - 54), ay], [x(ax - 70), (ay + torso.waist[1]) / 2], [x(torso.waist[0] - 66), torso.waist[1] + 30]], 60, 0.16)
    pen.fold([[x(torso.waist[0] - 10), torso.waist[1] + 16], [x(torso.waist[0] - 60), torso.waist[1] + 8], [x(50), torso.waist[1] + 20]], 26, -0.14)
    pen.fold([[x(torso.shoulder[0] - 20), torso.shoulder[1] + 10], [x(ax - 30), (torso.shoulder[1] + ay) / 2], [x(ax - 20), ay - 10]], 40, 0.14)
    pen.fold([[x(hx - 30), torso.waist[1] + 60], [x(hx - 26), (torso.waist[1] + hy) / 2 + 40], [x(hx - 30), hy]], 44, 0.16)
    pen.fold([[x(hx * 0.4), torso.waist[1] + 120], [x(hx * 0.42), hy - 100], [x(hx * 0.46), hy + 10]], 50, -0.1)
    pen.seam(line([[x(ax - 58), ay - 20], [x(torso.waist[0] - 72), torso.waist[1]], [x(torso.waist[0] - 70), torso.waist[1] + 110]]), 0.5)
  }
}

function layLapels(pen: Easel, torso: Torso, style: string): void {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const peak = style === 'double'
  const wide = peak || style === 'trench' ? 1.85 : 1.62
  const lapel: Point[] = [
    [MIDDLE - 4, low + 10, 1],
    [MIDDLE + half * 0.36, low - torso.drop * 0.46],
    [MIDDLE + half * 0.86, y + 4, 1],
    [MIDDLE + half * 1.1, y + torso.drop * 0.22, 1],
    [MIDDLE + half * wide, y + torso.drop * (peak ? 0.2 : 0.31), 1],
    [MIDDLE + half * 1.36, low - torso.drop * 0.42],
    [MIDDLE + half * 0.6, low - 34],
  ]
  const collar: Point[] = [
    [MIDDLE + half * 0.66, y - 40, 1],
    [MIDDLE + half * 0.98, y - 28],
    [MIDDLE + half * 1.32, y + 16],
    [MIDDLE + half * 1.5, y + torso.drop * 0.19, 1],
    [MIDDLE + half * 1.02, y + torso.drop * 0.25, 1],
    [MIDDLE + half * 0.82, y + 18],
  ]
  const fill = style === 'tuxedo' ? { fill: darker(pen.look.base, 0.5) } : {}
  for (const [shape, turn] of [
    [flip(lapel), 12],
    [lapel, -12],
    [flip(collar), 40],
    [collar, -40],
  ] as const) {
    pen.piece(outline(shape), { level: 0.7, cast: 1, turn, ...fill })
  }
  for (const side of [1, -1]) {
    const x = (value: number) => MIDDLE + side * value
    pen.fold([[x(half * 0.76), y + 40], [x(half * 0.5), low - torso.drop * 0.42], [x(10), low - 6]], 26, 0.3)
    if (side > 0) pen.stitch(`M${x(half * (wide - 0.3))},${y + torso.drop * 0.36}l-22,5`, lighter(pen.look.base, 0.35))
  }
}

function layButtons(pen: Easel, breakAt: number, bottom: number, style: string, coat: boolean, scale: number): void {
  const colour = pen.look.accent
  const rows = style === 'single' ? (coat ? 3 : 2) : coat ? 4 : 3
  for (let row = 0; row < rows; row += 1) {
    const y = breakAt + 22 + row * (coat ? 104 : 98)
    if (y > bottom - 60) continue
    if (style === 'single') pen.mark(button(MIDDLE, y, 12, colour))
    else for (const x of [-66 * scale, 66 * scale]) pen.mark(button(MIDDLE + x, y, 12, colour))
  }
}

function layFlap(pen: Easel, x: number, y: number, side: number, scale: number): void {
  const half = 62 * scale
  const tilt = side * 5
  pen.piece(outline(cornered([[x - half, y + tilt], [x + half, y - tilt], [x + half - 3, y + 44 - tilt], [x + half - 10, y + 50 - tilt], [x - half + 10, y + 50 + tilt], [x - half + 3, y + 44 + tilt]])), { level: 0.4, cast: 0.7 })
}

function layChestPocket(pen: Easel, x: number, y: number): void {
  pen.piece(outline(cornered([[x - 48, y + 8], [x + 48, y - 8], [x + 49, y + 16], [x - 47, y + 32]])), { level: 0.3, cast: 0.4 })
}

function layBelt(pen: Easel, torso: Torso): void {
  const [wx, wy] = torso.waist
  pen.piece(outline(cornered([[MIDDLE - wx + 1, wy + 2], [MIDDLE, wy + 10], [MIDDLE + wx - 1, wy + 2], [MIDDLE + wx + 1, wy + 42], [MIDDLE, wy + 52], [MIDDLE - wx - 1, wy + 42]])), { level: 0.7, cast: 0.8 })
  pen.stitch(`M${MIDDLE - wx},${wy + 11}Q${MIDDLE},${wy + 24} ${MIDDLE + wx},${wy + 11}M${MIDDLE - wx},${wy + 34}Q${MIDDLE},${wy + 46} ${MIDDLE + wx},${wy + 34}`)
  pen.piece(outline([[MIDDLE + 30, wy + 20, 1], [MIDDLE + 74, wy + 120], [MIDDLE + 84, wy + 224, 1], [MIDDLE + 124, wy + 218, 1], [MIDDLE + 108, wy + 110], [MIDDLE + 66, wy + 16, 1]]), { level: 0.8, cast: 0.9, turn: -10 })
  pen.mark(`<rect x="${MIDDLE + 6}" y="${wy + 2}" width="52" height="56" rx="8" fill="none" stroke="${darker(pen.look.accent, 0.2)}" stroke-width="9"/><path d="M${MIDDLE + 32},${wy + 8}v44" stroke="${lighter(pen.look.accent, 0.2)}" stroke-width="5"/>`)
}

function layCuffButtons(pen: Easel, sleeve: readonly Point[]): void {
  const [round, outer, inner] = [sleeve[3], sleeve[4], sleeve[6]] as [Point, Point, Point]
  for (const step of [0, 1, 2]) {
    const place = blend(blend(outer, inner, 0.2), round, 0.1 + step * 0.13)
    pen.mark(button(place[0], place[1], 6.5, pen.look.accent) + button(2 * MIDDLE - place[0], place[1], 6.5, pen.look.accent))
  }
}

function layBack(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  pen.seam(`M${MIDDLE},${y + 30}V${torso.hem[1]}`, 0.9)
  pen.fold([[MIDDLE + 8, torso.hem[1] - 200], [MIDDLE + 9, torso.hem[1] - 90], [MIDDLE + 14, torso.hem[1] + 10]], 20, -0.4)
  pen.piece(symmetric([[MIDDLE, y - 30], [MIDDLE + half * 0.7, y - 26], [MIDDLE + half, y - 8, 1], [MIDDLE + half * 1.28, y + 24, 1], [MIDDLE + half * 0.6, y + 34], [MIDDLE, y + 38]]), { level: 0.7, cast: 0.8 })
}
