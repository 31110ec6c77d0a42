import type { Easel } from './easel.ts'
import { label } from './fastening.ts'
import { outline, type Point, symmetric } from './line.ts'
import { MIDDLE, type Torso } from './torso.ts'

/** Where a collar ends in front, so that the placket can start there. */
export interface CollarEnd {
  y: number
}

/** A shirt collar with its stand, closed at the top button. */
export function layShirtCollar(pen: Easel, torso: Torso, fill?: string, spread = 1): CollarEnd {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const own = fill ? { fill } : {}
  if (pen.look.view === 'back') {
    pen.piece(backCollar(torso, 46), { level: 0.8, cast: 0.8, ...own })
    return { y: low }
  }
  const leaf: Point[] = [
    [MIDDLE + 1, low + 6, 1],
    [MIDDLE + half * 0.4, low - 14],
    [MIDDLE + half * 0.76, y + 12],
    [MIDDLE + half * 0.8, y - 30, 1],
    [MIDDLE + half * 1.04, y - 20],
    [MIDDLE + half * 1.24, y + 20, 1],
    [MIDDLE + half * 1.16, low + 10],
    [MIDDLE + half * (0.62 + 0.4 * spread), low + 68 - 8 * spread, 1],
    [MIDDLE + half * 0.5, low + 36],
  ]
  for (const side of [
    leaf,
    leaf.map(([px, py, corner]): Point => (corner ? [2 * MIDDLE - px, py, corner] : [2 * MIDDLE - px, py])),
  ]) {
    pen.piece(outline(side), { level: 0.9, cast: 1, turn: side === leaf ? -38 : 38, ...own })
    const [a, b] = [side[6] as Point, side[7] as Point]
    const inside = side === leaf ? -8 : 8
    pen.stitch(
      `M${(side[5] as Point)[0] + inside},${(side[5] as Point)[1] + 4}Q${a[0] + inside},${a[1] - 4} ${b[0] + inside * 0.7},${b[1] - 12}L${MIDDLE - inside * 0.6},${low + 14}`,
    )
  }
  return { y: low + 10 }
}

/** The inside of a collar that shows above the front, with the label. */
export function layCollarInside(pen: Easel, torso: Torso, rise = 32): void {
  if (pen.look.view === 'back') return
  const [half, y] = torso.neck
  const low = y + torso.drop
  pen.piece(
    symmetric([
      [MIDDLE, y - rise - 4],
      [MIDDLE + half * 0.5, y - rise - 3],
      [MIDDLE + half * 0.84, y - rise + 2, 1],
      [MIDDLE + half * 0.9, y + 10],
      [MIDDLE + half * 0.5, low + 4],
      [MIDDLE, low + 18],
    ]),
    { level: -1 },
  )
  pen.seam(`M${MIDDLE - half * 0.78},${y + 2}Q${MIDDLE},${y + 12} ${MIDDLE + half * 0.78},${y + 2}`, 0.7)
  pen.dye(label(MIDDLE, y + 10, pen.look.base))
}

/** A stand-up collar, open a little in front. */
export function layMandarin(pen: Easel, torso: Torso, fill?: string): CollarEnd {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const own = fill ? { fill } : {}
  if (pen.look.view === 'back') {
    pen.piece(backCollar(torso, 34), { level: 0.6, cast: 0.5, ...own })
    return { y: low }
  }
  const rise = half * 0.42
  const stand: Point[] = [
    [MIDDLE + 5, low + 8, 1],
    [MIDDLE + half * 0.55, low - 10],
    [MIDDLE + half * 0.98, y + 6, 1],
    [MIDDLE + half * 0.86, y - rise, 1],
    [MIDDLE + half * 0.72, y - rise * 0.2],
    [MIDDLE + half * 0.42, low - rise * 0.95],
    [MIDDLE + 8, low - rise * 0.62, 1],
  ]
  pen.piece(outline(stand), { level: 0.8, cast: 0.7, turn: -30, ...own })
  pen.piece(
    outline(
      stand.map(
        ([px, py, corner]): Point => (corner ? [2 * MIDDLE - px, py, corner] : [2 * MIDDLE - px, py]),
      ),
    ),
    {
      level: 0.8,
      cast: 0.7,
      turn: 30,
      ...own,
    },
  )
  return { y: low + 8 }
}

/** An open camp collar that lies flat and leaves a V. */
export function layCampCollar(pen: Easel, torso: Torso, fill?: string): CollarEnd {
  const [half, y] = torso.neck
  const low = y + torso.drop
  const own = fill ? { fill } : {}
  if (pen.look.view === 'back') {
    pen.piece(backCollar(torso, 44), { level: 0.7, cast: 0.8, ...own })
    return { y: low }
  }
  const lapel: Point[] = [
    [MIDDLE + 2, low, 1],
    [MIDDLE + half * 0.42, low - torso.drop * 0.42],
    [MIDDLE + half * 0.86, y - 6, 1],
    [MIDDLE + half * 1.3, y + torso.drop * 0.36, 1],
    [MIDDLE + half * 0.86, y + torso.drop * 0.5, 1],
    [MIDDLE + half * 0.98, y + torso.drop * 0.62, 1],
    [MIDDLE + half * 0.46, low - 12],
  ]
  const collar: Point[] = [
    [MIDDLE + half * 0.7, y - 26, 1],
    [MIDDLE + half * 1.02, y - 16],
    [MIDDLE + half * 1.34, y + 24],
    [MIDDLE + half * 1.5, y + torso.drop * 0.44, 1],
    [MIDDLE + half * 0.84, y + torso.drop * 0.52, 1],
    [MIDDLE + half * 0.82, y + torso.drop * 0.2],
  ]
  const other = (points: Point[]) =>
    points.map(([px, py, corner]): Point => (corner ? [2 * MIDDLE - px, py, corner] : [2 * MIDDLE - px, py]))
  for (const [shape, turn] of [
    [lapel, -24],
    [other(lapel), 24],
    [collar, -40],
    [other(collar), 40],
  ] as const) {
    pen.piece(outline(shape), { level: 0.7, cast: 0.9, turn, ...own })
  }
  return { y: low + 4 }
}

function backCollar(torso: Torso, tall: number): string {
  const [half, y] = torso.neck
  return symmetric([
    [MIDDLE, y - tall * 0.55],
    [MIDDLE + half * 0.6, y - tall * 0.52],
    [MIDDLE + half * 0.95, y - tall * 0.3, 1],
    [MIDDLE + half * 1.2, y + tall * 0.35, 1],
    [MIDDLE + half * 0.6, y + tall * 0.72],
    [MIDDLE, y + tall * 0.78],
  ])
}
