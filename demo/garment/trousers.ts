import { darker } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { button } from './fastening.ts'
import { hemLines, type Legs, layLegs, layWaistband } from './legs.ts'
import { cornered, line, outline } from './line.ts'
import type { Cut, Look } from './look.ts'
import { buttonColour } from './shirt.ts'
import { layRib } from './sweater.ts'
import { MIDDLE } from './torso.ts'

/** Trousers: slim, straight, tapered, wide or flared; styles `chino`, `pleated`, `palazzo`, `jogger`, `legging`, `salwar`, `cargo`. */
export function trousers(look: Look): string {
  const pen = easel(look)
  const { fit = 'straight', style = 'chino', length = 'maxi' } = look.cut ?? {}
  const legs = shape(fit, style, length)
  const soft = style === 'palazzo' || style === 'salwar'
  const pulled = style === 'jogger' || soft || style === 'legging'
  layLegs(pen, legs, {
    creased: style === 'pleated',
    flutes: style === 'palazzo' ? 5 : style === 'salwar' ? 6 : 0,
  })
  const back = look.view === 'back'
  if (style === 'jogger') layElasticHems(pen, legs)
  else if (style === 'salwar') layCuffs(pen, legs)
  else if (style !== 'legging') pen.stitch(hemLines(legs, style === 'pleated' ? 5 : 26))
  layWaist(pen, legs, pulled, back)
  if (style === 'cargo') layCargo(pen, legs)
  if (!pulled) layPockets(pen, legs, back)
  else if (style === 'jogger') layPockets(pen, legs, back)
  if (!pulled && !back) layFly(pen, legs)
  if (style === 'pleated' && !back)
    for (const side of [-1, 1]) pen.seam(`M${MIDDLE + side * 74},${legs.waist[1] + 40}l${side * 4},90`, 0.8)
  return pen.finish({ focus: [MIDDLE, 320] })
}

function shape(fit: NonNullable<Cut['fit']>, style: string, length: NonNullable<Cut['length']>): Legs {
  const low = { crop: 960, hip: 960, knee: 980, midi: 1010, maxi: 1090 }[length]
  const base: Record<string, Legs> = {
    slim: { waist: [148, 150], hip: [190, 330], crotch: 432, knee: [174, 44, 740], hem: [148, 58, low] },
    straight: { waist: [150, 150], hip: [196, 330], crotch: 440, knee: [190, 36, 740], hem: [186, 50, low] },
    tapered: { waist: [152, 150], hip: [204, 330], crotch: 448, knee: [188, 36, 740], hem: [152, 56, low] },
    relaxed: { waist: [154, 150], hip: [210, 330], crotch: 452, knee: [208, 26, 740], hem: [200, 36, low] },
    wide: { waist: [148, 150], hip: [204, 330], crotch: 446, knee: [246, 16, 740], hem: [284, 12, low] },
    flared: { waist: [146, 150], hip: [188, 330], crotch: 434, knee: [176, 42, 740], hem: [232, 14, low] },
  }
  const chosen = base[fit] as Legs
  if (style === 'palazzo')
    return {
      ...chosen,
      waist: [144, 150],
      hip: [204, 320],
      crotch: 440,
      knee: [282, 10, 740],
      hem: [354, 6, low - 10],
    }
  if (style === 'salwar')
    return {
      ...chosen,
      waist: [150, 150],
      hip: [236, 320],
      crotch: 520,
      knee: [268, 22, 740],
      hem: [142, 60, low - 30],
    }
  if (style === 'legging')
    return {
      ...chosen,
      waist: [130, 150],
      hip: [164, 330],
      crotch: 424,
      knee: [132, 42, 740],
      hem: [98, 46, low],
    }
  return chosen
}

function layWaist(pen: Easel, legs: Legs, pulled: boolean, back: boolean): void {
  if (!pulled) {
    layWaistband(pen, legs, 42, true)
    return
  }
  layWaistband(pen, legs, 44, false)
  const [wx, wy] = legs.waist
  for (let x = -wx + 12; x < wx - 4; x += 15) {
    pen.fold(
      [
        [MIDDLE + x, wy + 2],
        [MIDDLE + x + 2, wy + 26],
        [MIDDLE + x * 1.02, wy + 54],
      ],
      9,
      0.5,
    )
    pen.seam(`M${MIDDLE + x + 7},${wy + 12}v36`, 0.4)
  }
  if (back || pen.look.cut?.style === 'legging') return
  const cord = pen.look.accent
  pen.mark(
    `<path d="M${MIDDLE - 8},${wy + 30}q-26,60 -20,150M${MIDDLE + 8},${wy + 30}q24,70 14,166" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="8" transform="translate(3 5)"/><path d="M${MIDDLE - 8},${wy + 30}q-26,60 -20,150M${MIDDLE + 8},${wy + 30}q24,70 14,166" fill="none" stroke="${cord}" stroke-width="7" stroke-linecap="round"/><path d="M${MIDDLE - 28},${wy + 176}v16M${MIDDLE + 22},${wy + 190}v16" stroke="${darker(cord, 0.25)}" stroke-width="10" stroke-linecap="round"/>`,
  )
}

function layPockets(pen: Easel, legs: Legs, back: boolean): void {
  const [wx, wy] = legs.waist
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    if (back) {
      pen.seam(`M${x(52)},${wy + 112}L${x(138)},${wy + 112}M${x(52)},${wy + 120}L${x(138)},${wy + 120}`, 0.9)
      pen.mark(button(x(95), wy + 134, 6, buttonColour(pen.look.base)))
      pen.seam(`M${x(92)},${wy + 44}V${wy + 100}`, 0.5)
    } else {
      pen.seam(`M${x(wx * 0.66)},${wy + 44}L${x(legs.hip[0] - 12)},${wy + 190}`, 1.1)
      pen.stitch(`M${x(wx * 0.66 - 8)},${wy + 46}L${x(legs.hip[0] - 21)},${wy + 190}`)
    }
  }
  if (back) pen.seam(`M${MIDDLE},${wy + 40}V${legs.crotch}`, 0.9)
}

function layFly(pen: Easel, legs: Legs): void {
  const wy = legs.waist[1]
  pen.seam(`M${MIDDLE},${wy + 46}V${legs.crotch - 4}`, 0.9)
  pen.stitch(`M${MIDDLE + 38},${wy + 50}V${wy + 172}Q${MIDDLE + 36},${wy + 214} ${MIDDLE + 3},${wy + 230}`)
  pen.mark(button(MIDDLE + 12, wy + 27, 9, buttonColour(pen.look.base)))
}

function layElasticHems(pen: Easel, legs: Legs): void {
  const [ho, hi, low] = legs.hem
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    layRib(
      pen,
      outline(
        cornered([
          [x(ho + 1), low - 42],
          [x(ho - 10), low + 8],
          [x((ho + hi) / 2), low + 12],
          [x(hi + 10), low + 10],
          [x(hi - 1), low - 40],
        ]),
      ),
      [low - 46, low + 14],
      (ho - hi) / 2 + 6,
      x((ho + hi) / 2),
    )
  }
}

function layCuffs(pen: Easel, legs: Legs): void {
  const [ho, hi, low] = legs.hem
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    pen.piece(
      outline(
        cornered([
          [x(ho + 2), low - 26],
          [x(ho + 2), low + 8],
          [x((ho + hi) / 2), low + 14],
          [x(hi - 2), low + 10],
          [x(hi - 2), low - 24],
        ]),
      ),
      { level: 0.5, cast: 0.4 },
    )
    pen.stitch(
      line([
        [x(ho), low - 14],
        [x((ho + hi) / 2), low - 9],
        [x(hi), low - 12],
      ]),
      pen.look.accent,
    )
    pen.stitch(
      line([
        [x(ho), low],
        [x((ho + hi) / 2), low + 5],
        [x(hi), low + 2],
      ]),
      pen.look.accent,
    )
  }
}

function layCargo(pen: Easel, legs: Legs): void {
  const [ko, , ky] = legs.knee
  for (const side of [1, -1]) {
    const x = (half: number) => MIDDLE + side * half
    const y = ky - 160
    pen.piece(
      outline(
        cornered([
          [x(ko - 112), y],
          [x(ko + 6), y],
          [x(ko + 4), y + 132],
          [x(ko - 108), y + 132],
        ]),
      ),
      { level: 0.4, cast: 0.8 },
    )
    pen.piece(
      outline(
        cornered([
          [x(ko - 116), y - 12],
          [x(ko + 9), y - 12],
          [x(ko + 8), y + 34],
          [x(ko - 54), y + 46],
          [x(ko - 115), y + 34],
        ]),
      ),
      { level: 0.8, cast: 0.8 },
    )
    pen.stitch(`M${x(ko - 110)},${y - 4}L${x(ko + 3)},${y - 4}`)
    pen.mark(button(x(ko - 54), y + 30, 7, buttonColour(pen.look.base)))
  }
}
