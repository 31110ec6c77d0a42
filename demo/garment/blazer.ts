import { foldJacket } from './blazers/foldJacket.ts'
import { layBelt } from './blazers/layBelt.ts'
import { layLapels } from './blazers/layLapels.ts'
import { against } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { button, label } from './fastening.ts'
import { blend, cornered, line, outline, type Point, symmetric } from './line.ts'
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
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 2, breakAt - 8],
        [MIDDLE - across, breakAt + 6],
        [MIDDLE - across, hy + 6],
        [MIDDLE - across + 6, hy + 12],
        [MIDDLE + 60, hy + 12],
        [MIDDLE + 60, breakAt],
      ]),
    ),
    { level: 0.25, cast: 0.6, edge: 0 },
  )
  pen.seam(`M${MIDDLE - across},${breakAt + 6}V${hy + 8}`, 1.2)
  for (const side of [1, -1])
    layFlap(pen, MIDDLE + side * (coat ? 102 : 106), breakAt + (coat ? 150 : 118), side, scale)
  if (!coat) layChestPocket(pen, MIDDLE + 106, torso.armpit[1] + 12)
  layLapels(pen, torso, style)
  if (style === 'trench') layBelt(pen, torso)
  layButtons(pen, breakAt, hy, style, coat, scale)
  pen.seam(
    line([
      [MIDDLE - hx + 4, hy - 14],
      [MIDDLE, hy - 6],
      [MIDDLE + hx - 4, hy - 14],
    ]),
    0.35,
  )
  return pen.finish({ focus: [MIDDLE, coat ? 320 : 400] })
}

function layLining(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  const lining = against(pen.look.accent, 0.1)
  pen.piece(
    symmetric([
      [MIDDLE, y - 34],
      [MIDDLE + half * 0.6, y - 32],
      [MIDDLE + half * 0.94, y - 20, 1],
      [MIDDLE + half, y + 40],
      [MIDDLE + 34, y + torso.drop - 20],
      [MIDDLE, y + torso.drop + 6],
    ]),
    { level: -1, fill: lining, smooth: true },
  )
  pen.piece(
    symmetric([
      [MIDDLE, y - 36],
      [MIDDLE + half * 0.6, y - 34],
      [MIDDLE + half * 0.95, y - 20, 1],
      [MIDDLE + half * 0.8, y + 22],
      [MIDDLE, y + 32],
    ]),
    { level: -0.7 },
  )
  pen.dye(label(MIDDLE, y + 44, lining))
}

function layButtons(
  pen: Easel,
  breakAt: number,
  bottom: number,
  style: string,
  coat: boolean,
  scale: number,
): void {
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
  pen.piece(
    outline(
      cornered([
        [x - half, y + tilt],
        [x + half, y - tilt],
        [x + half - 3, y + 44 - tilt],
        [x + half - 10, y + 50 - tilt],
        [x - half + 10, y + 50 + tilt],
        [x - half + 3, y + 44 + tilt],
      ]),
    ),
    { level: 0.4, cast: 0.7 },
  )
}

function layChestPocket(pen: Easel, x: number, y: number): void {
  pen.piece(
    outline(
      cornered([
        [x - 48, y + 8],
        [x + 48, y - 8],
        [x + 49, y + 16],
        [x - 47, y + 32],
      ]),
    ),
    { level: 0.3, cast: 0.4 },
  )
}

function layCuffButtons(pen: Easel, sleeve: readonly Point[]): void {
  const [round, outer, inner] = [sleeve[3], sleeve[4], sleeve[6]] as [Point, Point, Point]
  for (const step of [0, 1, 2]) {
    const place = blend(blend(outer, inner, 0.2), round, 0.1 + step * 0.13)
    pen.mark(
      button(place[0], place[1], 6.5, pen.look.accent) +
        button(2 * MIDDLE - place[0], place[1], 6.5, pen.look.accent),
    )
  }
}

function layBack(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  pen.seam(`M${MIDDLE},${y + 30}V${torso.hem[1]}`, 0.9)
  pen.fold(
    [
      [MIDDLE + 8, torso.hem[1] - 200],
      [MIDDLE + 9, torso.hem[1] - 90],
      [MIDDLE + 14, torso.hem[1] + 10],
    ],
    20,
    -0.4,
  )
  pen.piece(
    symmetric([
      [MIDDLE, y - 30],
      [MIDDLE + half * 0.7, y - 26],
      [MIDDLE + half, y - 8, 1],
      [MIDDLE + half * 1.28, y + 24, 1],
      [MIDDLE + half * 0.6, y + 34],
      [MIDDLE, y + 38],
    ]),
    { level: 0.7, cast: 0.8 },
  )
}
