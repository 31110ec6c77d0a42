import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { label } from './fastening.ts'
import { foldBody } from './folds.ts'
import { blend, flip, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { body, type Figure, laySleeves, MIDDLE, measure, nape, sleeveOf, type Torso } from './torso.ts'
import { band } from './tShirt.ts'

/** A knitted pullover: crew, V, boat or roll neck; `style: 'cable'` knits plaits, `'fair isle'` a patterned yoke. */
export function sweater(look: Look): string {
  const pen = easel({ ...look, cloth: look.cloth ?? 'knit' })
  const { neck = 'crew', fit = 'straight', style, sleeve = 'long' } = look.cut ?? {}
  const back = look.view === 'back'
  const ease = { relaxed: 20, wide: 28, slim: -10 }[fit as 'slim'] ?? 8
  const figure: Figure = {
    top: 236,
    scale: 1,
    ease,
    neck: neck === 'roll' ? 80 : neck === 'boat' ? 124 : 88,
    drop: back ? 18 : ({ v: 134, roll: 30, boat: 36 }[neck as 'v'] ?? 54),
    opening: back ? 'round' : neck === 'v' ? 'v' : neck === 'boat' ? 'boat' : 'round',
    waist: [196, 440],
    hem: [192 + ease, 905],
    dip: 6,
  }
  const torso = measure(figure)
  if (neck !== 'roll' && !back) {
    pen.piece(nape(torso, 26), { level: -1 })
    pen.dye(label(MIDDLE, figure.top + 2, look.base))
  }
  const shape = sleeveOf(sleeve === 'elbow' || sleeve === 'short' ? sleeve : 'raglan', figure)
  if (shape) ribCuffs(pen, laySleeves(pen, torso, shape))
  pen.piece(body(torso))
  if (style === 'cable') layCables(pen, torso)
  if (style === 'fair isle') layYoke(pen, torso)
  foldBody(pen, torso, 0.85)
  ribHem(pen, torso)
  if (neck === 'roll') layRoll(pen, torso)
  else layRib(pen, band(torso, 30), [torso.neck[1] - 10, torso.neck[1] + torso.drop + 40], torso.neck[0] + 40)
  return pen.finish({ focus: [MIDDLE, 360] })
}

/** Ribbed knitting inside an outline: a darker piece with upright ribs. */
export function layRib(
  pen: Easel,
  shape: string,
  [top, bottom]: readonly [number, number],
  half: number,
  middle = MIDDLE,
  level = 0.35,
): void {
  const { base } = pen.look
  pen.piece(shape, { level, fill: darker(base, 0.05), smooth: true })
  const id = `rib${Math.round(middle)}${Math.round(top)}`
  pen.dye(
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${Array.from(
      { length: Math.ceil((2 * half) / 9) },
      (_, index) => {
        const x = middle - half + index * 9
        return `<path d="M${x},${top}V${bottom}" stroke="${darker(base, 0.6)}" stroke-opacity=".38" stroke-width="2.6"/><path d="M${x + 4},${top}V${bottom}" stroke="${lighter(base, 0.5)}" stroke-opacity=".28" stroke-width="2.4"/>`
      },
    ).join('')}</g>`,
  )
}

/** The ribbed lower edge of a knitted garment. */
export function ribHem(pen: Easel, torso: Torso, tall = 58): void {
  const [hx, hy] = torso.hem
  const dip = torso.dip ?? 0
  layRib(
    pen,
    symmetric([
      [MIDDLE, hy - tall + dip],
      [MIDDLE + hx + 2, hy - tall, 1],
      [MIDDLE + hx - 9, hy + 3, 1],
      [MIDDLE, hy + dip + 3],
    ]),
    [hy - tall - 4, hy + dip + 10],
    hx + 6,
  )
}

/** Ribbed cuffs at the ends of both sleeves. */
export function ribCuffs(pen: Easel, sleeve: readonly Point[]): void {
  const [round, outer, inner, armpit] = [sleeve[3], sleeve[4], sleeve[6], sleeve[7]] as [
    Point,
    Point,
    Point,
    Point,
  ]
  const [a, b] = [blend(outer, round, 0.22), blend(inner, armpit, 0.11)]
  const low: [Point, Point] = [blend(outer, inner, 0.1), blend(inner, outer, 0.1)]
  const shape: Point[] = [
    [a[0], a[1], 1],
    [low[0][0], low[0][1] + 6, 1],
    [low[1][0], low[1][1] + 6, 1],
    [b[0], b[1], 1],
  ]
  const middle = (a[0] + b[0]) / 2
  layRib(pen, outline(shape), [a[1] - 20, outer[1] + 50], 70, middle, 0.3)
  layRib(pen, outline(flip(shape)), [a[1] - 20, outer[1] + 50], 70, 2 * MIDDLE - middle, 0.3)
}

function layRoll(pen: Easel, torso: Torso): void {
  const [half, y] = torso.neck
  pen.piece(
    symmetric([
      [MIDDLE, y - 76],
      [MIDDLE + half * 0.6, y - 72],
      [MIDDLE + half * 0.88, y - 62, 1],
      [MIDDLE, y - 40],
    ]),
    { level: -1 },
  )
  layRib(
    pen,
    symmetric([
      [MIDDLE, y - 52],
      [MIDDLE + half * 0.6, y - 58],
      [MIDDLE + half * 0.92, y - 70, 1],
      [MIDDLE + half * 1.12, y - 10],
      [MIDDLE + half * 1.1, y + 26, 1],
      [MIDDLE + half * 0.6, y + 44],
      [MIDDLE, y + 50],
    ]),
    [y - 90, y + 60],
    half * 1.2,
    MIDDLE,
    1,
  )
}

function layCables(pen: Easel, torso: Torso): void {
  const bottom = torso.hem[1] - 60
  const { base } = pen.look
  for (const x of [-116, -40, 40, 116]) {
    const top = torso.neck[1] + (Math.abs(x) < 60 ? torso.drop + 52 : 48)
    const steps = Math.floor((bottom - top) / 38)
    const strands = Array.from({ length: steps }, (_, index) => {
      const side = index % 2 ? 1 : -1
      const at = `translate(${MIDDLE + x + side * 6} ${top + index * 38}) rotate(${side * 30})`
      return `<g transform="${at}"><ellipse rx="14" ry="31" fill="${lighter(base, 0.06)}" stroke="${darker(base, 0.7)}" stroke-opacity=".5" stroke-width="2.4"/><path d="M-7,-16Q-9,4 -5,20M-1,-24V24" fill="none" stroke="${lighter(base, 0.8)}" stroke-opacity=".5" stroke-width="3"/><path d="M7,-18Q10,2 6,20" fill="none" stroke="${darker(base, 0.6)}" stroke-opacity=".34" stroke-width="4"/></g>`
    })
    const gutter = [-29, 29].map(
      (dx) =>
        `<path d="M${MIDDLE + x + dx},${top - 20}V${bottom}" stroke="${darker(base, 0.7)}" stroke-opacity=".3" stroke-width="6"/>`,
    )
    pen.dye(gutter.join('') + strands.join(''))
    pen.fold(
      [
        [MIDDLE + x - 20, top],
        [MIDDLE + x - 20, (top + bottom) / 2],
        [MIDDLE + x - 20, bottom],
      ],
      34,
      0.16,
    )
  }
}

function layYoke(pen: Easel, torso: Torso): void {
  const { accent, base } = pen.look
  const rows = [
    {
      y: 112,
      mark: (x: number, y: number) => `<path d="M${x},${y - 9}l9,9l-9,9l-9,-9z" fill="${accent}"/>`,
      step: 30,
    },
    {
      y: 146,
      mark: (x: number, y: number) =>
        `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="${lighter(base, 0.6)}"/>`,
      step: 18,
    },
    {
      y: 180,
      mark: (x: number, y: number) =>
        `<path d="M${x},${y - 14}l5,9h9l-6,9l6,9h-9l-5,9l-5,-9h-9l6,-9l-6,-9h9z" fill="${accent}"/>`,
      step: 42,
    },
    {
      y: 214,
      mark: (x: number, y: number) =>
        `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="${lighter(base, 0.6)}"/>`,
      step: 18,
    },
  ]
  const id = 'yoke'
  const marks = rows.flatMap(({ y, mark, step }) =>
    Array.from({ length: Math.ceil(460 / step) }, (_, index) => {
      const x = MIDDLE - 230 + index * step
      return mark(x, torso.neck[1] + y - 26 * ((x - MIDDLE) / 230) ** 2)
    }),
  )
  pen.dye(
    `<clipPath id="${id}"><path d="${body(torso)}"/></clipPath><g clip-path="url(#${id})">${marks.join('')}</g>`,
  )
}
