import { darker } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { cornered, outline, round } from '../line.ts'
import { border } from '../ornament.ts'
import { MIDDLE } from '../torso.ts'

/** A table runner with woven ends. */
export function runner(pen: Easel): Scene {
  const { base, accent } = pen.look
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 190, 170],
        [MIDDLE + 190, 170],
        [MIDDLE + 196, 1040],
        [MIDDLE - 196, 1040],
      ]),
    ),
    { level: 0.3 },
  )
  pen.dye(
    border(
      'end',
      outline(
        cornered([
          [MIDDLE - 200, 880],
          [MIDDLE + 200, 880],
          [MIDDLE + 200, 1000],
          [MIDDLE - 200, 1000],
        ]),
      ),
      880,
      120,
      darker(base, 0.18),
      accent,
    ),
  )
  pen.dye(
    border(
      'start',
      outline(
        cornered([
          [MIDDLE - 200, 210],
          [MIDDLE + 200, 210],
          [MIDDLE + 200, 330],
          [MIDDLE - 200, 330],
        ]),
      ),
      210,
      120,
      darker(base, 0.18),
      accent,
    ),
  )
  for (const y of [420, 610, 800])
    pen.fold(
      [
        [MIDDLE - 200, y],
        [MIDDLE, y + 6],
        [MIDDLE + 200, y - 2],
      ],
      60,
      0.16,
    )
  for (const y of [404, 594, 784])
    pen.fold(
      [
        [MIDDLE - 200, y - 20],
        [MIDDLE, y - 14],
        [MIDDLE + 200, y - 22],
      ],
      20,
      -0.2,
    )
  pen.stitch(`M${MIDDLE - 182},180L${MIDDLE - 188},1030M${MIDDLE + 182},180L${MIDDLE + 188},1030`)
  const threads = Array.from(
    { length: 30 },
    (_, index) =>
      `<path d="M${MIDDLE - 190 + index * 13},1040q${round(pen.chance.between(-4, 4))},26 ${round(pen.chance.between(-4, 4))},48" stroke="${index % 2 ? accent : darker(base, 0.1)}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  )
  pen.mark(threads.join(''))
  return { focus: [MIDDLE, 860] }
}
