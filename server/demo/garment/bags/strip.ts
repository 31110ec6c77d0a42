import { darker, lighter } from '../colour.ts'
import { type Easel, easel } from '../easel.ts'
import { rivet, zip } from '../fastening.ts'
import { cornered, flip, line, outline, type Point, symmetric } from '../line.ts'
import type { Look } from '../look.ts'
import { beads, buta } from '../ornament.ts'
import { MIDDLE } from '../torso.ts'

/** A band of even width along a line, as handles and straps are. */
export function strip(points: readonly Point[], wide: number): string {
  const edge = (out: number): Point[] =>
    points.map(([x, y], index) => {
      const before = points[Math.max(index - 1, 0)] as Point
      const after = points[Math.min(index + 1, points.length - 1)] as Point
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const place: [number, number] = [
        x - ((after[1] - before[1]) / length) * out,
        y + ((after[0] - before[0]) / length) * out,
      ]
      return index === 0 || index === points.length - 1 ? [place[0], place[1], 1] : place
    })
  return outline([...edge(wide / 2), ...edge(-wide / 2).reverse()])
}
