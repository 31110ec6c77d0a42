import type { Easel } from '../easel.ts'
import { cornered, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A knotted tie. */
export function tie(pen: Easel): readonly [number, number] {
  pen.piece(
    symmetric([
      [MIDDLE, 246],
      [MIDDLE + 66, 218, 1],
      [MIDDLE + 100, 150],
      [MIDDLE + 40, 134],
      [MIDDLE, 140],
    ]),
    { level: -0.4, turn: 30 },
  )
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 6, 300],
        [MIDDLE + 44, 300],
        [MIDDLE + 66, 880],
        [MIDDLE + 28, 930],
        [MIDDLE - 4, 880],
      ]),
    ),
    { level: 0, turn: 40 },
  )
  pen.piece(
    outline([
      [MIDDLE - 34, 296, 1],
      [MIDDLE + 34, 296, 1],
      [MIDDLE + 60, 600],
      [MIDDLE + 92, 980, 1],
      [MIDDLE, 1084, 1],
      [MIDDLE - 92, 980, 1],
      [MIDDLE - 60, 600],
    ]),
    { level: 0.5, cast: 0.9, turn: 45 },
  )
  pen.fold(
    [
      [MIDDLE - 10, 310],
      [MIDDLE + 6, 440],
      [MIDDLE + 20, 640],
    ],
    34,
    -0.3,
  )
  pen.fold(
    [
      [MIDDLE - 30, 360],
      [MIDDLE - 48, 660],
      [MIDDLE - 70, 980],
    ],
    40,
    0.24,
  )
  pen.piece(
    outline([
      [MIDDLE - 66, 226, 1],
      [MIDDLE, 242],
      [MIDDLE + 66, 226, 1],
      [MIDDLE + 38, 314, 1],
      [MIDDLE, 322],
      [MIDDLE - 38, 314, 1],
    ]),
    { level: 1, cast: 0.9, turn: -45 },
  )
  pen.fold(
    [
      [MIDDLE - 30, 250],
      [MIDDLE - 8, 280],
      [MIDDLE + 10, 310],
    ],
    20,
    -0.3,
  )
  return [MIDDLE, 360]
}
