import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { flip, line, type Point, strip, symmetric } from '../line.ts'
import { MIDDLE } from '../torso.ts'

/** A structured bag with a flap, a clasp and a top handle. */
export function handbag(pen: Easel): Scene {
  const { base, accent } = pen.look
  const handle: Point[] = [
    [MIDDLE - 130, 500],
    [MIDDLE - 126, 380],
    [MIDDLE - 70, 290],
    [MIDDLE, 268],
    [MIDDLE + 70, 290],
    [MIDDLE + 126, 380],
    [MIDDLE + 130, 500],
  ]
  pen.piece(strip(handle, 34), { level: 0.3 })
  pen.piece(
    symmetric([
      [MIDDLE, 486],
      [MIDDLE + 200, 486],
      [MIDDLE + 256, 502, 1],
      [MIDDLE + 290, 700],
      [MIDDLE + 296, 930],
      [MIDDLE + 262, 962],
      [MIDDLE, 968],
    ]),
    { level: 0.2 },
  )
  for (const side of [-1, 1]) {
    pen.fold(
      [
        [MIDDLE + side * 236, 540],
        [MIDDLE + side * 262, 740],
        [MIDDLE + side * 268, 940],
      ],
      40,
      -0.3,
    )
    pen.fold(
      [
        [MIDDLE + side * 150, 820],
        [MIDDLE + side * 170, 890],
        [MIDDLE + side * 160, 960],
      ],
      80,
      0.08,
    )
  }
  pen.piece(
    symmetric([
      [MIDDLE, 744],
      [MIDDLE + 160, 736],
      [MIDDLE + 236, 700],
      [MIDDLE + 260, 620],
      [MIDDLE + 254, 492, 1],
      [MIDDLE + 150, 474],
      [MIDDLE, 472],
    ]),
    { level: 0.8, cast: 1, fill: darker(base, 0.05) },
  )
  pen.stitch(
    line([
      ...flip([
        [MIDDLE + 246, 520],
        [MIDDLE + 250, 620],
        [MIDDLE + 226, 692],
        [MIDDLE + 154, 724],
        [MIDDLE, 732],
      ]),
      [MIDDLE + 154, 724],
      [MIDDLE + 226, 692],
      [MIDDLE + 250, 620],
      [MIDDLE + 246, 520],
    ]),
    lighter(base, 0.35),
  )
  pen.fold(
    [
      [MIDDLE - 200, 520],
      [MIDDLE, 540],
      [MIDDLE + 200, 520],
    ],
    80,
    0.3,
  )
  pen.mark(
    `<rect x="${MIDDLE - 42}" y="700" width="84" height="76" rx="14" fill="${accent}" stroke="${darker(accent, 0.5)}" stroke-width="2"/><rect x="${MIDDLE - 34}" y="708" width="68" height="30" rx="9" fill="${lighter(accent, 0.5)}" fill-opacity=".75"/><rect x="${MIDDLE - 12}" y="736" width="24" height="30" rx="6" fill="${darker(accent, 0.3)}"/>`,
  )
  for (const side of [-1, 1])
    pen.mark(
      `<rect x="${MIDDLE + side * 130 - 26}" y="482" width="52" height="44" rx="10" fill="none" stroke="${accent}" stroke-width="9"/>`,
    )
  return { floor: 968, focus: [MIDDLE, 640] }
}
