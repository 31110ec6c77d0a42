import type { Easel } from './easel.ts'
import { outline, type Point, round } from './line.ts'
import { border } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** The measures of a skirt, alone or below a bodice. */
export interface SkirtPart {
  waist: readonly [half: number, y: number]
  hem: readonly [half: number, y: number]
  /** How many folds fall from the waist; 0 hangs straight. */
  flutes: number
  /** How deep the folds are, 0 to 1. */
  depth?: number
  /** Half width at the hip, for straight skirts. */
  hip?: readonly [half: number, y: number]
  /** How much the hem curves, as a full circle does. */
  round?: number
  /** A woven border above the hem: its height, ground and thread. */
  border?: { tall: number; ground: string; thread: string }
}

/** Lays a skirt with the folds that its width asks for, and returns its hem from left to right. */
export function laySkirt(pen: Easel, part: SkirtPart, fill?: string): Point[] {
  const [wx, wy] = part.waist
  const hem = hemPoints(pen, part)
  const shape = skirtOutline(part, hem)
  pen.piece(shape, fill ? { fill } : {})
  if (part.border) {
    const { tall, ground, thread } = part.border
    const low = hem.map(([x, y]): Point => [x, y + 2])
    const high = [...low]
      .reverse()
      .map(
        ([x, y]): Point => [
          MIDDLE + (x - MIDDLE) * (1 - (tall / (part.hem[1] - wy)) * (1 - wx / part.hem[0])),
          y - tall,
        ],
      )
    const corner = ([x, y]: Point): Point => [x, y, 1]
    const ring = [
      corner(low[0] as Point),
      ...low.slice(1, -1),
      corner(low.at(-1) as Point),
      corner(high[0] as Point),
      ...high.slice(1, -1),
      corner(high.at(-1) as Point),
    ]
    pen.dye(border('hem', outline(ring), round(part.hem[1] - tall), tall, ground, thread))
  }
  foldSkirt(pen, part, hem)
  return hem
}

/** The outline of a skirt whose hem runs through the given points. */
function skirtOutline(part: SkirtPart, hem: readonly Point[]): string {
  const [wx, wy] = part.waist
  const [hipX, hipY] = part.hip ?? [wx + (part.hem[0] - wx) * 0.3, wy + (part.hem[1] - wy) * 0.22]
  const [first, last] = [hem[0] as Point, hem.at(-1) as Point]
  return outline([
    [MIDDLE - wx, wy, 1],
    [MIDDLE, wy + 5],
    [MIDDLE + wx, wy, 1],
    [MIDDLE + hipX, hipY],
    [last[0], last[1], 1],
    ...[...hem].reverse().slice(1, -1),
    [first[0], first[1], 1],
    [MIDDLE - hipX, hipY],
  ])
}

function hemPoints(pen: Easel, part: SkirtPart): Point[] {
  const [hx, hy] = part.hem
  const bow = part.round ?? 14
  const count = Math.max(part.flutes * 2, 6)
  const swing = part.flutes === 0 ? 0 : 2 + 6 * (part.depth ?? 0.6)
  return Array.from({ length: count + 1 }, (_, index) => {
    const across = index / count
    const x = MIDDLE - hx + across * 2 * hx
    const sag = bow * (1 - (2 * across - 1) ** 2)
    const wave =
      index === 0 || index === count ? 0 : (index % 2 ? swing : -swing) * pen.chance.between(0.6, 1.2)
    return [x, hy + sag + wave]
  })
}

function foldSkirt(pen: Easel, part: SkirtPart, hem: readonly Point[]): void {
  const [wx, wy] = part.waist
  const depth = part.depth ?? 0.6
  if (part.flutes === 0) {
    for (const side of [-1, 1]) {
      pen.fold(
        [
          [MIDDLE + side * wx * 0.5, wy + 30],
          [MIDDLE + side * part.hem[0] * 0.62, (wy + part.hem[1]) / 2],
          [MIDDLE + side * part.hem[0] * 0.7, part.hem[1]],
        ],
        60,
        0.14,
      )
      pen.fold(
        [
          [MIDDLE + side * wx * 0.9, wy + 60],
          [MIDDLE + side * part.hem[0] * 0.4, wy + 120],
          [MIDDLE + side * 10, wy + 150],
        ],
        34,
        -0.12,
      )
    }
    pen.fold(
      [
        [MIDDLE - 20, wy + 160],
        [MIDDLE - 26, (wy + part.hem[1]) / 2 + 60],
        [MIDDLE - 18, part.hem[1]],
      ],
      54,
      -0.14,
    )
    return
  }
  const width = (2 * part.hem[0]) / (hem.length - 1)
  hem.forEach(([x, y], index) => {
    if (index === 0 || index === hem.length - 1) return
    const root = MIDDLE + ((x - MIDDLE) / part.hem[0]) * wx * 0.92
    const start = wy + pen.chance.between(4, 0.2 * (y - wy))
    const middle: Point = [
      (root + x) / 2 + ((x - MIDDLE) / part.hem[0]) * 10 + pen.chance.between(-6, 6),
      (start + y) / 2,
    ]
    const rise = (index % 2 ? 0.34 : -0.4) * depth * pen.chance.between(0.7, 1.2)
    pen.fold([[root, start], middle, [x, y + (y - wy) * 0.16]], width * pen.chance.between(1, 1.4), rise)
  })
}
