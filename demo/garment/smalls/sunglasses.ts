import { darker, lighter } from '../colour.ts'
import type { Easel } from '../easel.ts'
import { line, outline, type Point, shift } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** Sunglasses from the front. */
export function sunglasses(pen: Easel): readonly [number, number] {
  const { base, accent } = pen.look
  pen.mark(
    `<linearGradient id="lens" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(accent, 0.55)}"/><stop offset="1" stop-color="${lighter(accent, 0.25)}"/></linearGradient>`,
  )
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(
      outline([
        [x(326), 500, 1],
        [x(352), 492],
        [x(366), 540],
        [x(300), 410],
        [x(270), 404],
        [x(290), 480],
      ]),
      { level: -0.2, fill: darker(base, 0.15), smooth: true },
    )
  }
  const frame = (side: number): Point[] => [
    [MIDDLE + side * 36, 546, 1],
    [MIDDLE + side * 70, 490],
    [MIDDLE + side * 190, 466],
    [MIDDLE + side * 320, 480],
    [MIDDLE + side * 356, 500],
    [MIDDLE + side * 340, 620],
    [MIDDLE + side * 270, 712],
    [MIDDLE + side * 160, 720],
    [MIDDLE + side * 70, 660],
  ]
  pen.piece(
    outline([
      [MIDDLE - 60, 520],
      [MIDDLE, 500],
      [MIDDLE + 60, 520],
      [MIDDLE + 52, 560],
      [MIDDLE, 542],
      [MIDDLE - 52, 560],
    ]),
    { level: 0.6, smooth: true },
  )
  for (const side of [-1, 1]) {
    pen.piece(outline(frame(side)), { level: 0.8, smooth: true })
    const lens = frame(side).map(([px, py]): Point => {
      const [cx, cy] = [MIDDLE + side * 196, 592]
      return [cx + (px - cx) * 0.83, cy + (py - cy) * 0.8]
    })
    pen.mark(
      `<path d="${outline(lens)}" fill="url(#lens)" stroke="${darker(base, 0.6)}" stroke-width="2"/><path d="${line(
        shift(
          [
            [MIDDLE + side * 196 - 80, 640],
            [MIDDLE + side * 196 - 40, 570],
            [MIDDLE + side * 196 + 30, 522],
          ],
          0,
          0,
        ),
      )}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="22" stroke-linecap="round"/>`,
    )
    pen.mark(`<circle cx="${MIDDLE + side * 332}" cy="514" r="6" fill="#d9c79a"/>`)
  }
  return [MIDDLE - 120, 560]
}
