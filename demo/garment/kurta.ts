import { defined } from '../../src/core/defined.ts'
import { layCollarInside, layMandarin } from './collar.ts'
import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { buttons, label } from './fastening.ts'
import { foldBody } from './folds.ts'
import { both, cornered, outline, type Point, round } from './line.ts'
import type { Look } from './look.ts'
import { beads, border, buta, vine } from './ornament.ts'
import { buttonColour } from './shirt.ts'
import {
  body,
  cuffLine,
  type Figure,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'
import { band } from './tShirt.ts'

/** A kurta or tunic with side slits: mandarin, round, V or boat neck; hip, knee or midi length; `style: 'sherwani'` is festive. */
export function kurta(look: Look): string {
  const pen = easel(look)
  const { neck = 'mandarin', sleeve = 'long', length = 'knee', style } = look.cut ?? {}
  const back = look.view === 'back'
  const scale = { crop: 0.92, hip: 0.92, knee: 0.84, midi: 0.76, maxi: 0.72 }[length]
  const low = { crop: 900, hip: 930, knee: 1060, midi: 1095, maxi: 1105 }[length]
  const top = { crop: 190, hip: 190, knee: 150, midi: 124, maxi: 116 }[length]
  const stand = neck === 'mandarin'
  const figure: Figure = {
    top,
    scale,
    ease: style === 'sherwani' ? 2 : 6,
    neck: stand ? 80 : neck === 'boat' ? 126 : 96,
    drop: back ? 16 : stand ? 44 : ({ v: 140, boat: 38, scoop: 110 }[neck as 'v'] ?? 70),
    opening: back ? 'round' : neck === 'v' ? 'v' : neck === 'boat' ? 'boat' : 'round',
    waist: [186, 480],
    hem: [246 * scale, low],
    dip: 8,
  }
  const torso = measure(figure)
  const rich = look.pattern === 'embroidered' || style === 'sherwani'
  layBackPanel(pen, torso)
  if (stand) layCollarInside(pen, torso, 26)
  else if (!back) {
    pen.piece(nape(torso), { level: -1 })
    pen.dye(label(MIDDLE, top + 2, look.base))
  }
  const shape = sleeveOf(sleeve, figure)
  if (shape) {
    const points = laySleeves(pen, torso, shape)
    for (const path of cuffLine(points, 0.06)) pen.stitch(path, rich ? look.accent : undefined)
    if (rich) for (const path of cuffLine(points, 0.03)) pen.dye(beads(path, look.accent, 5))
  }
  pen.piece(body(torso))
  if (rich && !back) scatter(pen, torso)
  foldBody(pen, torso, 0.85)
  const [hx, hy] = torso.hem
  if (rich)
    pen.dye(
      border(
        'hem',
        outline(
          cornered([
            [MIDDLE - hx, hy - 44],
            [MIDDLE, hy - 36],
            [MIDDLE + hx, hy - 44],
            [MIDDLE + hx, hy],
            [MIDDLE, hy + 8],
            [MIDDLE - hx, hy],
          ]),
        ),
        hy - 40,
        42,
        darker(look.base, 0.2),
        look.accent,
      ),
    )
  else
    pen.stitch(
      both([
        [MIDDLE, hy - 10],
        [MIDDLE + hx * 0.55, hy - 13],
        [MIDDLE + hx, hy - 18],
      ]),
    )
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * hx * 0.94
    pen.seam(`M${x - side * 6},${hy - 240 * scale}L${x},${hy}`, 0.8)
  }
  if (!back) layFront(pen, torso, stand, rich, style === 'sherwani')
  if (stand) layMandarin(pen, torso, rich ? darker(look.base, 0.14) : undefined)
  else if (rich && !back)
    pen.dye(border('neck', band(torso, 34 * scale), 0, 30, darker(look.base, 0.2), look.accent))
  else pen.stitch(both(opening(torso).map(([x, y]): Point => [x + (x - MIDDLE) * 0.07, y + 9])))
  return pen.finish({ focus: [MIDDLE, top + 140] })
}

function layBackPanel(pen: Easel, torso: Torso): void {
  const [hx, hy] = torso.hem
  const slit = hy - 250
  const inner = torso.waist[0] - 14
  pen.piece(
    outline(
      cornered([
        [MIDDLE - inner, slit],
        [MIDDLE + inner, slit],
        [MIDDLE + hx + 10, hy - 6],
        [MIDDLE, hy + 6],
        [MIDDLE - hx - 10, hy - 6],
      ]),
    ),
    { level: -0.6 },
  )
}

function layFront(pen: Easel, torso: Torso, stand: boolean, rich: boolean, whole: boolean): void {
  const from = torso.neck[1] + torso.drop
  const to = whole ? torso.hem[1] : from + (stand ? 250 : 150)
  const half = whole ? 20 : 17
  pen.piece(
    outline(
      cornered([
        [MIDDLE - half, from - 4],
        [MIDDLE + half, from - 4],
        [MIDDLE + half, to],
        [MIDDLE, to + (whole ? 8 : 16)],
        [MIDDLE - half, to],
      ]),
    ),
    defined({
      level: 0.3,
      cast: 0.3,
      fill: rich ? darker(pen.look.base, 0.14) : undefined,
    }),
  )
  if (rich)
    pen.dye(
      vine(MIDDLE - (whole ? 52 : 0), [from + 12, to - (whole ? 60 : 4)], whole ? 54 : 30, pen.look.accent),
    )
  if (rich && whole) pen.dye(vine(MIDDLE + 52, [from + 12, to - 60], 54, pen.look.accent))
  if (!rich) pen.stitch(`M${MIDDLE - half + 5},${from + 4}V${to}M${MIDDLE + half - 5},${from + 4}V${to}`)
  const last = whole ? from + 420 : to - 16
  pen.mark(
    buttons(
      MIDDLE,
      [from + 16, last],
      whole ? 8 : stand ? 4 : 2,
      whole ? 9 : 7,
      rich ? pen.look.accent : buttonColour(pen.look.base),
    ),
  )
}

function scatter(pen: Easel, torso: Torso): void {
  const rows = Math.floor((torso.hem[1] - torso.armpit[1] - 60) / 86)
  for (let row = 0; row < rows; row += 1) {
    const y = torso.armpit[1] + 40 + row * 86
    const count = row % 2 ? 3 : 2
    for (let index = 0; index < count; index += 1) {
      const x = 78 + index * 62 - (row % 2 ? 31 : 0)
      if (x > torso.waist[0] - 16) continue
      pen.dye(
        buta(round(MIDDLE + x + 20), y, 11, pen.look.accent, 16) +
          buta(round(MIDDLE - x - 20), y, 11, pen.look.accent, -16),
      )
    }
  }
}
