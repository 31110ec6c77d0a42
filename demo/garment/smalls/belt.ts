import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { line, outline, type Point } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A rolled belt with its buckle in front. */
export function belt(pen: Easel): readonly [number, number] {
  const { base, accent } = pen.look
  const circle = (radius: number, y: number): Point[] =>
    Array.from({ length: 20 }, (_, index) => [
      MIDDLE + radius * Math.cos((index / 20) * 2 * Math.PI),
      y + radius * Math.sin((index / 20) * 2 * Math.PI),
    ])
  for (const radius of [272, 226, 182]) {
    pen.piece(`${outline(circle(radius, 600))}${outline(circle(radius - 30, 600).reverse())}`, {
      level: 0.6,
      cast: 0.6,
      fill: radius === 226 ? darker(base, 0.08) : base,
    })
    pen.stitch(outline(circle(radius - 6, 600)), lighter(base, 0.35))
  }
  pen.piece(
    outline([
      [MIDDLE - 250, 700, 1],
      [MIDDLE - 120, 806],
      [MIDDLE + 60, 846],
      [MIDDLE + 300, 812],
      [MIDDLE + 330, 838],
      [MIDDLE + 316, 872],
      [MIDDLE + 60, 916],
      [MIDDLE - 160, 872],
      [MIDDLE - 300, 740, 1],
    ]),
    { level: 1, cast: 1 },
  )
  pen.stitch(
    line([
      [MIDDLE - 258, 714],
      [MIDDLE - 124, 818],
      [MIDDLE + 60, 858],
      [MIDDLE + 304, 824],
    ]),
    lighter(base, 0.35),
  )
  pen.stitch(
    line([
      [MIDDLE - 288, 734],
      [MIDDLE - 156, 860],
      [MIDDLE + 60, 904],
      [MIDDLE + 308, 862],
    ]),
    lighter(base, 0.35),
  )
  pen.fold(
    [
      [MIDDLE - 220, 760],
      [MIDDLE + 40, 880],
      [MIDDLE + 300, 846],
    ],
    50,
    0.4,
  )
  for (let index = 0; index < 5; index += 1)
    pen.mark(
      `<ellipse cx="${MIDDLE + 96 + index * 40}" cy="${878 - index * 7}" rx="6.5" ry="8" fill="#1a1512"/>`,
    )
  pen.mark(
    `<g transform="rotate(14 ${MIDDLE - 40} 860)"><rect x="${MIDDLE - 92}" y="806" width="104" height="112" rx="16" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="20" transform="translate(4 8)"/><rect x="${MIDDLE - 92}" y="806" width="104" height="112" rx="16" fill="none" stroke="${accent}" stroke-width="19"/><rect x="${MIDDLE - 97}" y="801" width="114" height="122" rx="20" fill="none" stroke="${lighter(accent, 0.6)}" stroke-width="3"/><path d="M${MIDDLE - 88},862h112" stroke="${darker(accent, 0.12)}" stroke-width="13" stroke-linecap="round"/></g>`,
  )
  return [MIDDLE - 20, 820]
}
