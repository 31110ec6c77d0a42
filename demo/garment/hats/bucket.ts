import type { Easel } from '../easel.ts'
import { line, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A bucket hat with a stitched brim. */
export function bucket(pen: Easel): void {
  pen.piece(
    symmetric([
      [MIDDLE, 412],
      [MIDDLE + 130, 420],
      [MIDDLE + 174, 448, 1],
      [MIDDLE + 226, 660, 1],
      [MIDDLE, 690],
    ]),
  )
  pen.fold(
    [
      [MIDDLE - 120, 470],
      [MIDDLE - 150, 560],
      [MIDDLE - 170, 670],
    ],
    60,
    0.24,
  )
  pen.fold(
    [
      [MIDDLE + 80, 470],
      [MIDDLE + 110, 560],
      [MIDDLE + 130, 680],
    ],
    70,
    -0.22,
  )
  pen.seam(
    line([
      [MIDDLE - 172, 452],
      [MIDDLE, 470],
      [MIDDLE + 172, 452],
    ]),
    1,
  )
  pen.stitch(
    line([
      [MIDDLE - 174, 464],
      [MIDDLE, 482],
      [MIDDLE + 174, 464],
    ]),
  )
  pen.piece(
    outline([
      [MIDDLE - 226, 650, 1],
      [MIDDLE, 686],
      [MIDDLE + 226, 650, 1],
      [MIDDLE + 326, 800],
      [MIDDLE + 200, 850],
      [MIDDLE, 870],
      [MIDDLE - 200, 850],
      [MIDDLE - 326, 800],
    ]),
    { level: 0.6, cast: 0.6 },
  )
  for (const step of [0.28, 0.5, 0.72, 0.9])
    pen.stitch(
      line([
        [MIDDLE - 226 - 92 * step, 656 + 140 * step],
        [MIDDLE - 130 - 40 * step, 676 + 160 * step],
        [MIDDLE, 688 + 178 * step],
        [MIDDLE + 130 + 40 * step, 676 + 160 * step],
        [MIDDLE + 226 + 92 * step, 656 + 140 * step],
      ]),
    )
  pen.fold(
    [
      [MIDDLE - 200, 760],
      [MIDDLE, 800],
      [MIDDLE + 200, 760],
    ],
    90,
    0.2,
  )
}
