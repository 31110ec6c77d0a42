import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { flip, outline, type Point } from '../line.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The collar and lapels of a tailored jacket; the style decides their width and peak. */
export function layLapels(pen: Easel, torso: Torso, style: string): void {
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
    pen.fold(
      [
        [x(half * 0.76), y + 40],
        [x(half * 0.5), low - torso.drop * 0.42],
        [x(10), low - 6],
      ],
      26,
      0.3,
    )
    if (side > 0)
      pen.stitch(`M${x(half * (wide - 0.3))},${y + torso.drop * 0.36}l-22,5`, lighter(pen.look.base, 0.35))
  }
}
