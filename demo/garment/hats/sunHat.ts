import { darker } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { cornered, outline, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A broad-brimmed hat with a ribbon. */
export function sunHat(pen: Easel): void {
  const { accent, base } = pen.look
  pen.piece(
    outline([
      [MIDDLE - 372, 690],
      [MIDDLE - 250, 590],
      [MIDDLE, 556],
      [MIDDLE + 250, 590],
      [MIDDLE + 372, 690],
      [MIDDLE + 240, 790],
      [MIDDLE, 818],
      [MIDDLE - 240, 790],
    ]),
    { level: 0.2 },
  )
  for (const grow of [0.92, 0.8, 0.68])
    pen.seam(
      outline([
        [MIDDLE - 372 * grow, 690],
        [MIDDLE - 250 * grow, 690 - 98 * grow],
        [MIDDLE, 690 - 130 * grow],
        [MIDDLE + 250 * grow, 690 - 98 * grow],
        [MIDDLE + 372 * grow, 690],
        [MIDDLE + 240 * grow, 690 + 98 * grow],
        [MIDDLE, 690 + 124 * grow],
        [MIDDLE - 240 * grow, 690 + 98 * grow],
      ]),
      0.5,
    )
  pen.fold(
    [
      [MIDDLE - 320, 700],
      [MIDDLE - 220, 640],
      [MIDDLE - 120, 620],
    ],
    60,
    0.3,
  )
  pen.fold(
    [
      [MIDDLE - 200, 770],
      [MIDDLE, 792],
      [MIDDLE + 200, 770],
    ],
    46,
    -0.3,
  )
  pen.piece(
    symmetric([
      [MIDDLE, 408],
      [MIDDLE + 110, 420],
      [MIDDLE + 176, 500],
      [MIDDLE + 196, 660, 1],
      [MIDDLE + 100, 694],
      [MIDDLE, 702],
    ]),
    { level: 0.9, cast: 1 },
  )
  pen.fold(
    [
      [MIDDLE - 60, 430],
      [MIDDLE, 470],
      [MIDDLE + 60, 430],
    ],
    60,
    -0.3,
  )
  pen.fold(
    [
      [MIDDLE - 130, 500],
      [MIDDLE - 146, 580],
      [MIDDLE - 150, 660],
    ],
    60,
    0.26,
  )
  pen.piece(
    outline([
      [MIDDLE - 190, 602, 1],
      [MIDDLE, 634],
      [MIDDLE + 190, 602, 1],
      [MIDDLE + 197, 662, 1],
      [MIDDLE + 100, 694],
      [MIDDLE, 702],
      [MIDDLE - 100, 694],
      [MIDDLE - 197, 662, 1],
    ]),
    { level: 1, fill: accent },
  )
  pen.piece(
    outline(
      cornered([
        [MIDDLE + 150, 616],
        [MIDDLE + 214, 640],
        [MIDDLE + 250, 716],
        [MIDDLE + 214, 730],
        [MIDDLE + 186, 690],
      ]),
    ),
    { level: 1, cast: 0.7, fill: darker(accent, 0.08) },
  )
  pen.mark(weaveMarks(base))
}

function weaveMarks(base: string): string {
  return Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${MIDDLE - 150 + index * 6},${470 + index * 14}q${150 - index * 6},${26} ${300 - index * 12},0" fill="none" stroke="${darker(base, 0.5)}" stroke-opacity=".16" stroke-width="2"/>`,
  ).join('')
}
