import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { cornered, line, outline, type Point, symmetric } from '../line.ts'
import { layRib } from '../sweater.ts'
import { MIDDLE } from '../torso.ts'

/** A ribbed beanie with a turn-up and a bobble. */
export function beanie(pen: Easel): void {
  const { base, accent } = pen.look
  const dome = (grow: number): Point[] => [
    [MIDDLE, 372 - grow],
    [MIDDLE + 120, 396],
    [MIDDLE + 214, 500],
    [MIDDLE + 246, 700, 1],
    [MIDDLE, 720],
  ]
  pen.piece(symmetric(dome(0)))
  for (let index = -7; index <= 7; index += 1) {
    pen.fold(
      [
        [MIDDLE + index * 5, 392],
        [MIDDLE + index * 26, 520],
        [MIDDLE + index * 33, 720],
      ],
      22,
      index % 2 ? 0.4 : -0.4,
    )
    pen.seam(
      line([
        [MIDDLE + index * 6, 396],
        [MIDDLE + index * 26 + 12, 520],
        [MIDDLE + index * 33 + 15, 712],
      ]),
      0.4,
    )
  }
  layRib(
    pen,
    outline([
      [MIDDLE - 252, 690, 1],
      [MIDDLE, 706],
      [MIDDLE + 252, 690, 1],
      [MIDDLE + 256, 810, 1],
      [MIDDLE, 834],
      [MIDDLE - 256, 810, 1],
    ]),
    [680, 840],
    262,
    MIDDLE,
    1,
  )
  pen.piece(
    outline(
      cornered([
        [MIDDLE + 110, 740],
        [MIDDLE + 176, 737],
        [MIDDLE + 176, 786],
        [MIDDLE + 110, 790],
      ]),
    ),
    { level: 1.2, cast: 0.5, fill: accent, smooth: true },
  )
  const wool = Array.from({ length: 90 }, (_, index) => {
    const angle = (index / 90) * 2 * Math.PI * 7
    const radius = 66 * Math.sqrt(index / 90)
    return `<circle cx="${(MIDDLE + radius * Math.cos(angle)).toFixed(1)}" cy="${(330 + radius * 0.92 * Math.sin(angle)).toFixed(1)}" r="${pen.chance.between(10, 17).toFixed(1)}" fill="${pen.chance.chance(0.5) ? lighter(base, 0.12) : darker(base, 0.1)}"/>`
  })
  pen.mark(
    `<g>${wool.join('')}<circle cx="${MIDDLE - 20}" cy="306" r="34" fill="#ffffff" fill-opacity=".12"/></g>`,
  )
}
