import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { symmetric } from '../line.ts'
import { beads, buta } from '../ornament.ts'
import { MIDDLE } from '../torso.ts'

/** An envelope clutch; embroidered cloth gets butas along the flap. */
export function clutch(pen: Easel): Scene {
  const { accent, base } = pen.look
  pen.piece(
    symmetric([
      [MIDDLE, 520],
      [MIDDLE + 330, 520, 1],
      [MIDDLE + 344, 700],
      [MIDDLE + 336, 880, 1],
      [MIDDLE, 888],
    ]),
    { level: 0.3 },
  )
  pen.fold(
    [
      [MIDDLE - 300, 840],
      [MIDDLE, 856],
      [MIDDLE + 300, 840],
    ],
    70,
    0.3,
  )
  pen.piece(
    symmetric([
      [MIDDLE, 774, 1],
      [MIDDLE + 334, 560, 1],
      [MIDDLE + 332, 514, 1],
      [MIDDLE, 506],
    ]),
    { level: 0.9, cast: 1 },
  )
  pen.fold(
    [
      [MIDDLE - 280, 540],
      [MIDDLE, 560],
      [MIDDLE + 280, 540],
    ],
    70,
    0.3,
  )
  pen.stitch(`M${MIDDLE - 326},566L${MIDDLE},758L${MIDDLE + 326},566`, lighter(base, 0.4))
  if (pen.look.pattern === 'embroidered') {
    for (const [x, y, size] of [
      [0, 640, 44],
      [-110, 592, 26],
      [110, 592, 26],
      [-200, 566, 18],
      [200, 566, 18],
    ] as const)
      pen.dye(buta(MIDDLE + x, y, size, accent, x * 0.1))
    pen.dye(beads(`M${MIDDLE - 310},540L${MIDDLE},742L${MIDDLE + 310},540`, accent, 6))
  }
  pen.mark(
    `<circle cx="${MIDDLE + 2}" cy="752" r="27" fill="#000" fill-opacity=".3"/><circle cx="${MIDDLE}" cy="746" r="25" fill="${accent}" stroke="${darker(accent, 0.5)}" stroke-width="2"/><circle cx="${MIDDLE - 7}" cy="739" r="9" fill="${lighter(accent, 0.7)}"/>`,
  )
  return { floor: 888, focus: [MIDDLE, 680] }
}
