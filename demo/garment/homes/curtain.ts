import type { Easel, Scene } from '../easel.ts'
import { outline, type Point } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A pair of curtains on a rod. */
export function curtain(pen: Easel): Scene {
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    const shape: Point[] = [
      [x(16), 190, 1],
      [x(330), 190, 1],
      [x(338), 600],
      [x(346), 1096, 1],
      [x(260), 1104],
      [x(180), 1094],
      [x(96), 1104],
      [x(10), 1094, 1],
      [x(14), 640],
    ]
    pen.piece(outline(shape), { turn: side })
    for (let index = 0; index <= 10; index += 1) {
      const at = 24 + index * 30
      const sway = pen.chance.between(-8, 8)
      pen.fold(
        [
          [x(at), 190],
          [x(at + sway), 640],
          [x(at * 1.03), 1180],
        ],
        34,
        index % 2 ? 0.5 : -0.5,
      )
    }
    for (let index = 0; index < 5; index += 1)
      pen.mark(
        `<circle cx="${x(46 + index * 62)}" cy="176" r="19" fill="none" stroke="#b8a27a" stroke-width="6"/>`,
      )
  }
  pen.mark(
    '<rect x="70" y="160" width="760" height="18" rx="9" fill="#7a5c3c"/><rect x="70" y="162" width="760" height="6" rx="3" fill="#b3926a"/><circle cx="66" cy="169" r="20" fill="#8a6a46"/><circle cx="834" cy="169" r="20" fill="#8a6a46"/>',
  )
  return { focus: [MIDDLE, 420] }
}
