import { defined } from '../../../src/core/defined.ts'
import type { Easel } from '../easel.ts'
import { line, type Point, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** One folded cloth of a stack: rounded edge in front, layers at the side. */
export function folded(pen: Easel, y: number, tall: number, half: number, fill?: string, layers = 3): void {
  const shape = symmetric([
    [MIDDLE, y],
    [MIDDLE + half - 24, y + 2],
    [MIDDLE + half, y + tall * 0.5],
    [MIDDLE + half - 24, y + tall - 2],
    [MIDDLE, y + tall],
  ])
  pen.piece(shape, defined({ level: 0.5, cast: 0.8, fill: fill || undefined }))
  for (let layer = 1; layer < layers; layer += 1) {
    const at = y + (tall * layer) / layers
    const bend = pen.chance.between(-3, 3)
    const path: Point[] = [
      [MIDDLE - half + 8, at + bend],
      [MIDDLE, at + 2],
      [MIDDLE + half - 8, at - bend],
    ]
    pen.seam(line(path), 1.1)
    pen.fold(path, 22, -0.5)
  }
  for (let layer = 0; layer < layers; layer += 1) {
    const at = y + (tall * (layer + 0.5)) / layers
    pen.fold(
      [
        [MIDDLE - half, at],
        [MIDDLE, at + 2],
        [MIDDLE + half, at],
      ],
      (tall / layers) * 0.8,
      0.32,
    )
  }
}
