import type { Easel, Scene } from '../easel.ts'
import { type Point, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A square cushion with piping. */
export function cushion(pen: Easel): Scene {
  const puff = (grow: number): Point[] => [
    [MIDDLE, 386 - grow],
    [MIDDLE + 180, 366 - grow],
    [MIDDLE + 306 + grow, 334 - grow, 1],
    [MIDDLE + 284 + grow, 480],
    [MIDDLE + 276 + grow, 640],
    [MIDDLE + 288 + grow, 800],
    [MIDDLE + 308 + grow, 938 + grow, 1],
    [MIDDLE + 160, 914 + grow],
    [MIDDLE, 902 + grow],
  ]
  pen.piece(symmetric(puff(7)), { level: 0, fill: pen.look.accent, smooth: true })
  pen.piece(symmetric(puff(0)), { level: 0.7 })
  pen.fold(
    [
      [MIDDLE - 200, 640],
      [MIDDLE, 560],
      [MIDDLE + 200, 640],
    ],
    420,
    0.2,
  )
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const corner = (dx: number, dy: number): Point => [MIDDLE + x * dx, 640 + y * dy]
    pen.fold([corner(296, 296), corner(230, 214), corner(130, 140)], 40, -0.34)
    pen.fold([corner(262, 296), corner(190, 236), corner(120, 190)], 30, 0.3)
    pen.fold([corner(292, 246), corner(240, 170), corner(190, 110)], 30, 0.24)
  }
  pen.fold(
    [
      [MIDDLE - 70, 402],
      [MIDDLE - 50, 470],
      [MIDDLE - 60, 540],
    ],
    30,
    -0.2,
  )
  pen.fold(
    [
      [MIDDLE + 90, 888],
      [MIDDLE + 70, 820],
      [MIDDLE + 80, 760],
    ],
    30,
    -0.2,
  )
  return { floor: 946, focus: [MIDDLE - 90, 560] }
}
