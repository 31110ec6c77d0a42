import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { button, label } from './fastening.ts'
import { foldBody } from './folds.ts'
import { line, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import {
  body,
  cuffLine,
  type Figure,
  hemLine,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'

/** A T-shirt or top: crew, V, scoop, boat or polo neck; no, cap, short, elbow or long sleeves; cropped, hip or long. */
export function tShirt(look: Look): string {
  const pen = easel(look)
  const { neck = 'crew', sleeve = 'short', length = 'hip', fit = 'straight' } = look.cut ?? {}
  const back = look.view === 'back'
  const ease = { relaxed: 20, wide: 30, slim: -14 }[fit as 'slim'] ?? 4
  const low = { crop: 830, hip: 970, knee: 1050, midi: 1090, maxi: 1090 }[length]
  const figure: Figure = {
    top: length === 'crop' ? 250 : 206,
    scale: 1.06,
    ease,
    neck: { boat: 132, scoop: 110, polo: 84, v: 88 }[neck as 'boat'] ?? 90,
    drop: back ? 18 : ({ crew: 64, v: 134, scoop: 122, boat: 36, polo: 40 }[neck as 'crew'] ?? 64),
    opening: back ? 'round' : neck === 'v' ? 'v' : neck === 'boat' ? 'boat' : 'round',
    waist: [fit === 'slim' ? 180 : 192, 460],
    hem: [(206 + ease) * 1.06, low],
    shoulder: sleeve === 'none' ? 0.86 : 1,
  }
  const torso = measure(figure)
  if (!back) {
    pen.piece(nape(torso), { level: -1 })
    pen.dye(label(MIDDLE, figure.top + 4, look.base))
  }
  const shape = sleeveOf(sleeve, figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape)
    for (const path of cuffLine(points, sleeve === 'long' ? 0.05 : 0.11)) pen.stitch(path)
  }
  pen.piece(body(torso))
  foldBody(pen, torso)
  pen.stitch(line(hemLine(torso, 24)))
  pen.piece(band(torso, neck === 'boat' ? 20 : 26), {
    level: 0.35,
    ...(look.pattern === 'plain' ? { fill: darker(look.base, 0.05) } : { fill: look.base }),
  })
  if (neck === 'polo' && !back) layPolo(pen, torso)
  return pen.finish({ focus: [MIDDLE, figure.top + 130] })
}

/** The ribbed band around a neck opening, as wide as given. */
export function band(torso: Torso, wide: number): string {
  const inner = opening(torso)
  const last = inner.length - 1
  const outer = inner.map(([x, y, corner], index): Point => {
    const out = (x - MIDDLE) / torso.neck[0]
    if (index === last) return [x + wide * 0.9, y + wide * 0.36, 1]
    return corner && index === 0
      ? [x, y + wide * 1.25, 1]
      : [x + out * wide * 0.85, y + wide * (1 - Math.abs(out) * 0.45)]
  })
  return symmetric([...outer, ...[...inner].reverse()])
}

function layPolo(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  const fill = pen.look.pattern === 'plain' ? darker(pen.look.base, 0.06) : pen.look.base
  const low = y + torso.drop
  pen.piece(`M${MIDDLE - 24},${low + 6}h48v150h-48z`, { level: 0.4, cast: 0.3 })
  pen.stitch(`M${MIDDLE - 17},${low + 30}v118h34v-118`)
  const leaf = (side: 1 | -1) => {
    const x = (value: number) => MIDDLE + side * value
    return `M${x(1)},${low + 22}C${x(half * 0.5)},${low - 4} ${x(half * 0.9)},${y + 24} ${x(half * 0.86)},${y - 14}C${x(half * 1.2)},${y - 6} ${x(half * 1.34)},${y + 24} ${x(half * 1.3)},${y + 44}C${x(half * 1.1)},${low + 28} ${x(half * 0.92)},${low + 52} ${x(half * 0.72)},${low + 74}C${x(half * 0.4)},${low + 56} ${x(half * 0.2)},${low + 40} ${x(1)},${low + 22}Z`
  }
  pen.piece(leaf(1), { level: 1, cast: 1, fill })
  pen.piece(leaf(-1), { level: 1, cast: 1, fill })
  for (const drop of [44, 86, 128]) pen.mark(button(MIDDLE, low + drop, 7.5, '#efe9dd'))
}
