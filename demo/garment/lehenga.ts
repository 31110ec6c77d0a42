import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { foldBody } from './folds.ts'
import { along, cornered, line, outline, type Point, round } from './line.ts'
import type { Look } from './look.ts'
import { beads, border, buta } from './ornament.ts'
import { laySkirt } from './skirtPart.ts'
import {
  body,
  cuffLine,
  type Figure,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  sleeveOf,
  type Torso,
} from './torso.ts'
import { band } from './tShirt.ts'

/** A lehenga set: choli, wide skirt with a woven border, and a dupatta over the shoulder. */
export function lehenga(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'silk' })
  const back = look.view === 'back'
  layDupattaBehind(pen)
  const skirtTop = 452
  const ground = darker(look.base, 0.24)
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 118, skirtTop],
        [MIDDLE, skirtTop - 10],
        [MIDDLE + 118, skirtTop],
        [MIDDLE, skirtTop + 12],
      ]),
    ),
    { level: -1 },
  )
  laySkirt(pen, {
    waist: [122, skirtTop],
    hem: [352, 1085],
    flutes: 12,
    depth: 0.6,
    round: 34,
    border: { tall: 84, ground, thread: look.accent },
  })
  scatterOnSkirt(pen, skirtTop)
  pen.piece(
    outline([
      [MIDDLE - 124, skirtTop - 2, 1],
      [MIDDLE, skirtTop + 6],
      [MIDDLE + 124, skirtTop - 2, 1],
      [MIDDLE + 136, skirtTop + 34, 1],
      [MIDDLE, skirtTop + 44],
      [MIDDLE - 136, skirtTop + 34, 1],
    ]),
    { level: 0.4, cast: 0.4, fill: ground },
  )
  pen.dye(
    beads(
      line([
        [MIDDLE - 126, skirtTop + 16],
        [MIDDLE, skirtTop + 25],
        [MIDDLE + 126, skirtTop + 16],
      ]),
      look.accent,
      6,
    ),
  )
  const torso = layCholi(pen, back)
  layDupattaFront(pen, torso)
  return pen.finish({ focus: [MIDDLE, 330] })
}

/** A fitted blouse for a saree or lehenga; returns its measures. */
export function layCholi(pen: Easel, back: boolean, fill?: string): Torso {
  const { look } = pen
  const figure: Figure = {
    top: 118,
    scale: 0.74,
    ease: -18,
    neck: 112,
    drop: back ? 150 : 124,
    opening: back ? 'round' : look.cut?.neck === 'v' ? 'v' : 'sweetheart',
    waist: [150, 330],
    hem: [112, 396],
    dip: 6,
    shoulder: 0.92,
  }
  const torso = measure(figure)
  pen.piece(nape(torso), { level: -1 })
  const own = fill ?? look.base
  const shape = sleeveOf(look.cut?.sleeve ?? 'short', figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape, own)
    for (const path of cuffLine(points, 0.07)) pen.dye(beads(path, look.accent, 6))
    for (const path of cuffLine(points, 0.17))
      pen.dye(`<path d="${path}" fill="none" stroke="${look.accent}" stroke-width="5"/>`)
  }
  pen.piece(body(torso), { fill: own })
  foldBody(pen, torso, 0.5)
  for (const side of [-1, 1])
    pen.fold(
      [
        [MIDDLE + side * 40, 330],
        [MIDDLE + side * 66, 296],
        [MIDDLE + side * 104, 286],
      ],
      60,
      0.26,
    )
  for (let row = 0; row < 3; row += 1) {
    for (const dx of row % 2 ? [0, 52] : [26, 78]) {
      if (row === 0 && dx < 40) continue
      const y = 262 + row * 46
      pen.dye(
        buta(MIDDLE + dx, y, 10, look.accent, 10) + (dx ? buta(MIDDLE - dx, y, 10, look.accent, -10) : ''),
      )
    }
  }
  pen.dye(border('neckline', band(torso, 26), 0, 26, darker(own, 0.22), look.accent))
  const [hx, hy] = torso.hem
  pen.dye(
    border(
      'under',
      outline(
        cornered([
          [MIDDLE - hx - 6, hy - 24],
          [MIDDLE, hy - 18],
          [MIDDLE + hx + 6, hy - 24],
          [MIDDLE + hx, hy],
          [MIDDLE, hy + 7],
          [MIDDLE - hx, hy],
        ]),
      ),
      hy - 22,
      27,
      darker(own, 0.22),
      look.accent,
    ),
  )
  return torso
}

function scatterOnSkirt(pen: Easel, top: number): void {
  for (let row = 0; row < 6; row += 1) {
    const y = top + 96 + row * 78
    const half = 122 + ((y - top) / (1085 - top)) * 226
    const count = 4 + row
    for (let index = 0; index < count; index += 1) {
      const across = ((index + (row % 2 ? 0.5 : 0.25)) / count) * 2 - 1
      if (Math.abs(across) > 0.94) continue
      pen.dye(
        buta(
          round(MIDDLE + across * half),
          round(y + 26 * (1 - across ** 2)),
          13,
          pen.look.accent,
          across * 22,
        ),
      )
    }
  }
}

function layDupattaBehind(pen: Easel): void {
  const fill = darker(pen.look.accent, 0.08)
  const shape: Point[] = [
    [MIDDLE + 108, 130, 1],
    [MIDDLE + 214, 190],
    [MIDDLE + 262, 420],
    [MIDDLE + 300, 700],
    [MIDDLE + 322, 960, 1],
    [MIDDLE + 206, 968, 1],
    [MIDDLE + 190, 700],
    [MIDDLE + 158, 420],
    [MIDDLE + 90, 200],
  ]
  pen.piece(outline(shape), { fill, level: -0.5 })
  for (const dx of [-34, -6, 24])
    pen.fold(
      [
        [MIDDLE + 160 + dx * 0.5, 200],
        [MIDDLE + 216 + dx, 520],
        [MIDDLE + 262 + dx * 1.4, 980],
      ],
      26,
      dx === -6 ? 0.4 : -0.4,
    )
}

function layDupattaFront(pen: Easel, torso: Torso): void {
  const fill = pen.look.accent
  const left = MIDDLE + torso.neck[0] + 10
  const inner: Point[] = [
    [left, torso.neck[1] + 2],
    [left + 34, 260],
    [left + 62, 480],
    [left + 84, 760],
  ]
  const outer: Point[] = [
    [left + 62, torso.neck[1] + 22],
    [left + 108, 270],
    [left + 146, 490],
    [left + 182, 764],
  ]
  const shape: Point[] = [
    ...inner.map((point, index): Point => (index === 0 || index === 3 ? [point[0], point[1], 1] : point)),
    ...[...outer]
      .reverse()
      .map((point, index): Point => (index === 0 || index === 3 ? [point[0], point[1], 1] : point)),
  ]
  pen.piece(outline(shape), { fill, level: 0.9, cast: 1 })
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const spine = inner.map((point, index): Point => {
      const other = outer[index] as Point
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]
    })
    pen.fold([...spine, [(spine[3] as Point)[0] + 10, 830]], 20, share === 0.2 || share === 0.6 ? 0.5 : -0.5)
  }
  const edge = along(outer, 30)
  pen.dye(
    `<path d="${line(edge)}" fill="none" stroke="${darker(pen.look.base, 0.1)}" stroke-width="15" stroke-opacity=".9"/>`,
  )
  pen.dye(beads(line(edge.map(([x, y]): Point => [x - 1, y])), '#e8cf8e', 5))
  pen.dye(
    `<path d="M${left + 84},742L${left + 182},746" stroke="${darker(pen.look.base, 0.1)}" stroke-width="34"/>${beads(`M${left + 86},742L${left + 180},746`, '#e8cf8e', 6)}`,
  )
  pen.mark(
    Array.from(
      { length: 9 },
      (_, index) =>
        `<path d="M${left + 86 + index * 11.5},764q-3,16 1,32" stroke="${darker(fill, 0.2)}" stroke-width="4.5" stroke-linecap="round" fill="none"/>`,
    ).join(''),
  )
}
