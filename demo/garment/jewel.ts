import { darker, lighter, mix } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { outline, type Point, round, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { MIDDLE } from './torso.ts'

/** Jewellery on a plain ground: `jhumka`, `hoops`, `studs`, `necklace`, `bangles`. The base is the metal, the accent the stones. */
export function jewel(look: Look): string {
  const style = look.cut?.style ?? 'jhumka'
  const pen = easel({ ...look, pattern: 'plain', cloth: 'leather' })
  const draw = { jhumka, hoops, studs, necklace, bangles }[style] ?? jhumka
  draw(pen)
  return pen.finish({ focus: [MIDDLE - (style === 'necklace' || style === 'bangles' ? 0 : 160), 600] })
}

/** A round stone or pearl with its light. */
function stone(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${round(x + 1.5)}" cy="${round(y + radius * 0.3)}" r="${radius}" fill="#000" fill-opacity=".25"/><circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${colour}" stroke="${darker(colour, 0.45)}" stroke-width="1"/><path d="M${round(x - radius * 0.7)},${round(y + radius * 0.3)}A${radius * 0.8},${radius * 0.8} 0 0 0 ${round(x + radius * 0.7)},${round(y + radius * 0.3)}" fill="none" stroke="${darker(colour, 0.35)}" stroke-opacity=".7" stroke-width="${round(radius * 0.3)}"/><circle cx="${round(x - radius * 0.32)}" cy="${round(y - radius * 0.36)}" r="${round(radius * 0.28)}" fill="#fff" fill-opacity=".85"/>`
}

/** A drop-shaped stone in a setting. */
function drop(x: number, y: number, size: number, colour: string, metal: string): string {
  const path = (s: number) =>
    `M${round(x)},${round(y - s)}C${round(x + s * 0.75)},${round(y - s * 0.1)} ${round(x + s * 0.7)},${round(y + s * 0.8)} ${round(x)},${round(y + s * 0.8)}C${round(x - s * 0.7)},${round(y + s * 0.8)} ${round(x - s * 0.75)},${round(y - s * 0.1)} ${round(x)},${round(y - s)}Z`
  return `<path d="${path(size)}" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="1.5"/><path d="${path(size * 0.72)}" fill="${colour}" stroke="${darker(colour, 0.5)}" stroke-width="1.2"/><path d="M${round(x - size * 0.26)},${round(y + size * 0.1)}Q${round(x - size * 0.2)},${round(y - size * 0.24)} ${round(x)},${round(y - size * 0.46)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="${round(size * 0.1)}" stroke-linecap="round"/>`
}

const ring = (points: readonly Point[], hole: readonly Point[]): string =>
  `${outline(points)}${outline([...hole].reverse())}`

function circle(x: number, y: number, radius: number, flat = 1): Point[] {
  return Array.from({ length: 16 }, (_, index) => [
    x + radius * Math.cos((index / 16) * 2 * Math.PI),
    y + radius * flat * Math.sin((index / 16) * 2 * Math.PI),
  ])
}

function jhumka(pen: Easel): void {
  const { base, accent } = pen.look
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 168
    pen.piece(outline(circle(x, 360, 66)), { smooth: true, level: 0.5 })
    pen.mark(
      `${Array.from({ length: 12 }, (_, index) => stone(x + 50 * Math.cos((index / 12) * 2 * Math.PI), 360 + 50 * Math.sin((index / 12) * 2 * Math.PI), 8, mix('#f7f1e3', base, 0.08))).join('')}${stone(x, 360, 28, accent)}`,
    )
    pen.mark(
      `<path d="M${x},428v34" stroke="${darker(base, 0.2)}" stroke-width="7"/>${stone(x, 446, 12, mix('#f7f1e3', base, 0.08))}`,
    )
    const dome: Point[] = [
      [x - 6, 462],
      [x - 70, 490],
      [x - 118, 580],
      [x - 140, 690, 1],
      [x, 716],
      [x + 140, 690, 1],
      [x + 118, 580],
      [x + 70, 490],
      [x + 6, 462],
    ]
    pen.piece(outline(dome), { smooth: true, level: 0.7 })
    for (let index = -3; index <= 3; index += 1)
      pen.fold(
        [
          [x + index * 8, 480],
          [x + index * 34, 580],
          [x + index * 42, 700],
        ],
        26,
        index % 2 ? -0.34 : 0.36,
      )
    pen.dye(
      [0.35, 0.62, 0.86]
        .map(
          (share) =>
            `<path d="M${round(x - 40 - 98 * share)},${round(480 + 200 * share)}Q${x},${round(508 + 214 * share)} ${round(x + 40 + 98 * share)},${round(480 + 200 * share)}" fill="none" stroke="${darker(base, 0.45)}" stroke-opacity=".55" stroke-width="5"/>`,
        )
        .join(''),
    )
    pen.mark(
      [-2, -1, 0, 1, 2]
        .map((step) => drop(x + step * 50, 622 - Math.abs(step) * 5, 25, accent, lighter(base, 0.2)))
        .join(''),
    )
    pen.mark(
      Array.from({ length: 9 }, (_, index) => {
        const across = (index - 4) / 4
        const bx = x + across * 132
        const by = 704 + 18 * (1 - across ** 2)
        return `<path d="M${round(bx)},${round(by)}v22" stroke="${darker(base, 0.2)}" stroke-width="3"/>${stone(bx, by + 34, 13, mix('#f7f1e3', base, 0.06))}`
      }).join(''),
    )
  }
}

function hoops(pen: Easel): void {
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 176
    pen.piece(ring(circle(x, 620, 148), circle(x, 614, 118)), { smooth: true, level: 0.7 })
    pen.fold(
      [
        [x - 120, 690],
        [x, 752],
        [x + 120, 690],
      ],
      22,
      0.6,
    )
    pen.mark(
      `<path d="M${x},474q-3,-26 6,-40" fill="none" stroke="${darker(pen.look.base, 0.3)}" stroke-width="6" stroke-linecap="round"/>`,
    )
    pen.mark(
      Array.from({ length: 9 }, (_, index) => {
        const angle = Math.PI * (0.2 + (index / 8) * 0.6)
        return stone(x + 133 * Math.cos(angle), 618 + 133 * Math.sin(angle), 10, pen.look.accent)
      }).join(''),
    )
  }
}

function studs(pen: Easel): void {
  const { base, accent } = pen.look
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * 150
    const petals: Point[] = Array.from({ length: 24 }, (_, index) => {
      const radius = 92 + 24 * Math.cos((index / 24) * 2 * Math.PI * 6)
      return [
        x + radius * Math.cos((index / 24) * 2 * Math.PI),
        600 + radius * Math.sin((index / 24) * 2 * Math.PI),
      ]
    })
    pen.piece(outline(petals), { smooth: true, level: 0.8 })
    pen.mark(
      Array.from({ length: 6 }, (_, index) => {
        const angle = (index / 6) * 2 * Math.PI
        return stone(x + 78 * Math.cos(angle), 600 + 78 * Math.sin(angle), 19, mix('#f7f1e3', base, 0.06))
      }).join('') + stone(x, 600, 40, accent),
    )
  }
}

function necklace(pen: Easel): void {
  const { base, accent } = pen.look
  const place = (share: number, drop = 0): [number, number] => {
    const angle = Math.PI * (0.06 + 0.88 * share)
    return [MIDDLE - 300 * Math.cos(angle), 330 + (360 + drop) * Math.sin(angle) ** 1.1]
  }
  pen.piece(
    `${outline([...Array.from({ length: 21 }, (_, i): Point => place(i / 20, 24)), ...Array.from({ length: 21 }, (_, i): Point => place(1 - i / 20, -24))])}`,
    { smooth: true, level: 0.7 },
  )
  pen.mark(
    Array.from({ length: 33 }, (_, i) => stone(...place(i / 32, -34), 10, mix('#f7f1e3', base, 0.06))).join(
      '',
    ),
  )
  pen.mark(
    Array.from({ length: 15 }, (_, i) =>
      drop(...place((i + 1) / 16, 2), i % 2 ? 22 : 26, accent, lighter(base, 0.25)),
    ).join(''),
  )
  pen.mark(
    Array.from({ length: 17 }, (_, i) => {
      const [x, y] = place((i + 0.5) / 17, 34)
      return `<path d="M${round(x)},${round(y)}v20" stroke="${darker(base, 0.2)}" stroke-width="3"/>${stone(x, y + 30, 11, mix('#f7f1e3', base, 0.06))}`
    }).join(''),
  )
  pen.piece(
    symmetric([
      [MIDDLE, 712],
      [MIDDLE + 52, 736],
      [MIDDLE + 70, 800],
      [MIDDLE + 40, 860],
      [MIDDLE, 884],
    ]),
    { smooth: true, level: 1, cast: 0.6 },
  )
  pen.mark(
    drop(MIDDLE, 806, 48, accent, lighter(base, 0.3)) + stone(MIDDLE, 908, 16, mix('#f7f1e3', base, 0.06)),
  )
  for (const side of [-1, 1])
    pen.mark(
      `<path d="M${MIDDLE + side * 298},362C${MIDDLE + side * 310},280 ${MIDDLE + side * 260},210 ${MIDDLE + side * 150},180" fill="none" stroke="${darker(base, 0.15)}" stroke-width="9" stroke-dasharray="10 3"/>`,
    )
}

function bangles(pen: Easel): void {
  const { base, accent } = pen.look
  for (let index = 5; index >= 0; index -= 1) {
    const y = 470 + index * 54
    const wide = index === 0 || index === 5
    const metal = index % 2 && !wide ? accent : base
    pen.piece(ring(circle(MIDDLE, y, 262, 0.42), circle(MIDDLE, y - 6, 236, 0.38)), {
      smooth: true,
      level: 0.8,
      cast: 0.5,
      fill: metal,
    })
    if (index % 2 && !wide) continue
    pen.mark(
      Array.from({ length: 15 }, (_, step) => {
        const angle = Math.PI * (0.08 + (step / 14) * 0.84)
        return stone(
          MIDDLE + 249 * Math.cos(angle),
          y - 2 + 250 * 0.405 * Math.sin(angle),
          wide ? 11 : 8,
          step % 2 ? accent : mix('#f7f1e3', base, 0.06),
        )
      }).join(''),
    )
  }
}
