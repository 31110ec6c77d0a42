import { layCampCollar, layCollarInside } from './collar.ts'
import { type Easel, easel } from './easel.ts'
import { button, buttons, label } from './fastening.ts'
import { foldBody } from './folds.ts'
import { hemLines, type Legs, layLegs } from './legs.ts'
import { both, cornered, line, outline, type Point } from './line.ts'
import type { Look } from './look.ts'
import { buttonColour } from './shirt.ts'
import {
  body,
  type Figure,
  laySleeves,
  MIDDLE,
  measure,
  nape,
  opening,
  sleeveOf,
  type Torso,
} from './torso.ts'

/** A one-piece with legs: `style: 'utility'` with a collar and buttons, `'dungaree'` with a bib, `'romper'` short; else belted. */
export function jumpsuit(look: Look): string {
  const pen = easel(look)
  const { style, sleeve = 'short', fit = 'wide', neck = 'v' } = look.cut ?? {}
  const back = look.view === 'back'
  const dungaree = style === 'dungaree'
  const romper = style === 'romper'
  const scale = romper ? 0.86 : 0.68
  const top = romper ? 190 : 118
  const waistY = top + 372 * scale
  const low = romper ? 1000 : 1095
  const crotch = waistY + (romper ? 250 : 205)
  const wide = fit === 'wide' ? 1 : 0.6
  const legs: Legs = {
    waist: [154 * scale, waistY],
    hip: [206 * scale, waistY + 130 * scale * 1.1],
    crotch,
    knee: [(200 + 40 * wide) * scale, 22, (crotch + low) / 2 - 20],
    hem: [(romper ? 234 : 176 + 110 * wide) * scale, romper ? 20 : 26, low],
  }
  const figure: Figure = {
    top,
    scale,
    ease: -10,
    neck: style === 'utility' ? 84 : 96,
    drop: back ? 18 : style === 'utility' ? 120 : neck === 'v' ? 150 : 70,
    opening: back || (neck !== 'v' && style !== 'utility') ? 'round' : 'v',
    waist: [166, 320],
    hem: [156 * scale, waistY + 6],
    dip: 4,
    shoulder: sleeve === 'none' ? 0.86 : 0.96,
  }
  const torso = measure(figure)
  if (dungaree) layBib(pen, torso, legs, back)
  else {
    if (style === 'utility') layCollarInside(pen, torso, 22)
    else if (!back) {
      pen.piece(nape(torso), { level: -1 })
      pen.dye(label(MIDDLE, top + 2, look.base))
    }
    const shape = sleeveOf(sleeve, figure)
    if (shape) laySleeves(pen, torso, shape)
    layLegs(pen, legs, { flutes: wide === 1 ? 3 : 0 })
    pen.piece(body(torso))
    foldBody(pen, torso, 0.7)
    if (style === 'utility') {
      layCampCollar(pen, torso)
      if (!back)
        pen.mark(
          buttons(MIDDLE, [torso.neck[1] + torso.drop + 16, waistY + 90], 7, 7.5, buttonColour(look.base)),
        )
    } else pen.stitch(both(opening(torso).map(([x, y]): Point => [x + (x - MIDDLE) * 0.07, y + 9])))
    layBelt(pen, torso, legs)
  }
  pen.stitch(hemLines(legs, 18))
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    if (!back)
      pen.seam(`M${x(legs.waist[0] * 0.7)},${waistY + 26}L${x(legs.hip[0] - 4)},${waistY + 150 * scale}`, 1)
  }
  return pen.finish({ focus: [MIDDLE, top + 150] })
}

function layBelt(pen: Easel, torso: Torso, legs: Legs): void {
  const [wx] = torso.hem
  const y = legs.waist[1]
  pen.piece(
    outline(
      cornered([
        [MIDDLE - wx - 3, y - 12],
        [MIDDLE, y - 8],
        [MIDDLE + wx + 3, y - 12],
        [MIDDLE + wx + 4, y + 18],
        [MIDDLE, y + 22],
        [MIDDLE - wx - 4, y + 18],
      ]),
    ),
    { level: 0.7, cast: 0.7 },
  )
  if (pen.look.view === 'back') return
  for (const [dx, long] of [
    [-24, 150],
    [22, 176],
  ] as const) {
    pen.piece(
      outline([
        [MIDDLE - 5, y, 1],
        [MIDDLE + dx - 10, y + long * 0.5],
        [MIDDLE + dx * 1.5 - 13, y + long, 1],
        [MIDDLE + dx * 1.5 + 13, y + long + 4, 1],
        [MIDDLE + dx + 11, y + long * 0.5],
        [MIDDLE + 7, y, 1],
      ]),
      { level: 0.6, cast: 0.8 },
    )
  }
  pen.piece(
    outline([
      [MIDDLE - 17, y - 14],
      [MIDDLE + 15, y - 15],
      [MIDDLE + 19, y + 14],
      [MIDDLE - 14, y + 20],
    ]),
    { level: 1.1, cast: 0.8 },
  )
}

function layBib(pen: Easel, torso: Torso, legs: Legs, back: boolean): void {
  const [wx, wy] = legs.waist
  const top = torso.armpit[1] - 30
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(
      outline([
        [x(56), top + 4, 1],
        [x(66), top - 70],
        [x(62), torso.neck[1] + 14, 1],
        [x(86), torso.neck[1] + 18, 1],
        [x(92), top - 66],
        [x(80), top + 4, 1],
      ]),
      { level: 0.3 },
    )
  }
  layLegs(pen, legs)
  pen.piece(
    outline([
      [MIDDLE - 92, top, 1],
      [MIDDLE, top + 6],
      [MIDDLE + 92, top, 1],
      [MIDDLE + 98, top + 70],
      [MIDDLE + wx + 4, wy - 34],
      [MIDDLE + wx + 6, wy + 8, 1],
      [MIDDLE, wy + 12],
      [MIDDLE - wx - 6, wy + 8, 1],
      [MIDDLE - wx - 4, wy - 34],
      [MIDDLE - 98, top + 70],
    ]),
    { level: 0.1 },
  )
  pen.stitch(
    line([
      [MIDDLE - 88, top + 9],
      [MIDDLE, top + 15],
      [MIDDLE + 88, top + 9],
    ]),
  )
  pen.seam(
    line([
      [MIDDLE - wx - 4, wy + 6],
      [MIDDLE, wy + 11],
      [MIDDLE + wx + 4, wy + 6],
    ]),
  )
  if (back) return
  pen.piece(
    outline(
      cornered([
        [MIDDLE - 56, top + 42],
        [MIDDLE + 56, top + 42],
        [MIDDLE + 54, top + 120],
        [MIDDLE, top + 138],
        [MIDDLE - 54, top + 120],
      ]),
    ),
    { level: 0.4, cast: 0.6 },
  )
  pen.stitch(`M${MIDDLE - 49},${top + 58}H${MIDDLE + 49}`)
  for (const side of [-1, 1]) pen.mark(button(MIDDLE + side * 70, top + 20, 12, '#c9a86a'))
}
