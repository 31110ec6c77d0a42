import { darker, lighter, mix } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { rivet } from './fastening.ts'
import { hemLines, type Legs, layLegs, layWaistband } from './legs.ts'
import { blend, cornered, line, outline } from './line.ts'
import type { Look } from './look.ts'
import { MIDDLE } from './torso.ts'

/** The colour of the seams of denim. */
export const COPPER = '#c98f4e'

/** Five-pocket jeans: slim, straight, tapered, wide or flared; `length: 'knee'` makes denim shorts; `style: 'washed'` fades them. */
export function jeans(look: Look): string {
  const pen = easel({ ...look, cloth: 'denim' })
  const { fit = 'straight', style, length = 'maxi' } = look.cut ?? {}
  const short = length === 'knee' || length === 'crop'
  const low = short ? 640 : length === 'midi' ? 1010 : 1090
  const shapes: Record<string, Legs> = {
    slim: { waist: [148, 150], hip: [188, 330], crotch: 428, knee: [164, 44, 740], hem: [136, 58, low] },
    straight: { waist: [150, 150], hip: [194, 330], crotch: 434, knee: [186, 38, 740], hem: [180, 50, low] },
    tapered: { waist: [152, 150], hip: [204, 330], crotch: 440, knee: [190, 34, 740], hem: [150, 54, low] },
    relaxed: { waist: [154, 150], hip: [208, 330], crotch: 446, knee: [210, 26, 740], hem: [204, 34, low] },
    wide: { waist: [148, 150], hip: [200, 330], crotch: 440, knee: [236, 18, 740], hem: [266, 14, low] },
    flared: { waist: [146, 150], hip: [186, 330], crotch: 430, knee: [170, 44, 740], hem: [226, 14, low] },
  }
  const chosen = shapes[fit] as Legs
  const legs: Legs = short
    ? {
        ...chosen,
        waist: [176, 300],
        hip: [232, 500],
        crotch: 636,
        knee: [252, 20, 760],
        hem: [266, 22, 860],
      }
    : chosen
  layLegs(pen, legs)
  fade(pen, legs, style === 'washed' ? 0.34 : 0.2, short)
  const back = look.view === 'back'
  pen.stitch(hemLines(legs, short ? 22 : 22), COPPER)
  layWaistband(pen, legs, 40, true)
  const [wx, wy] = legs.waist
  pen.stitch(
    line([
      [MIDDLE - wx, wy + 7],
      [MIDDLE, wy + 13],
      [MIDDLE + wx, wy + 7],
    ]) +
      line([
        [MIDDLE - wx - 6, wy + 34],
        [MIDDLE, wy + 40],
        [MIDDLE + wx + 6, wy + 34],
      ]),
    COPPER,
  )
  if (back) layBack(pen, legs)
  else layFront(pen, legs)
  return pen.finish({ focus: [MIDDLE, short ? 430 : 300] })
}

function fade(pen: Easel, legs: Legs, strength: number, short: boolean): void {
  const pale = lighter(pen.look.base, 0.65)
  const [ko, ki, ky] = legs.knee
  const [hx, hy] = legs.hip
  const long = short ? 120 : 300
  const at = short ? hy + 190 : ky - 110
  pen.dye(
    `<radialGradient id="fade"><stop offset="0" stop-color="${pale}" stop-opacity="${strength * 1.6}"/><stop offset=".6" stop-color="${pale}" stop-opacity="${strength * 0.6}"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>${[
      1, -1,
    ]
      .map(
        (side) =>
          `<ellipse cx="${MIDDLE + side * (short ? hx * 0.56 : (ko + ki) / 2)}" cy="${at}" rx="${short ? 90 : 66}" ry="${long}" fill="url(#fade)"/>`,
      )
      .join('')}`,
  )
  for (const side of [1, -1]) {
    for (const [index, dy] of [8, 26, 46].entries()) {
      const x = (half: number) => MIDDLE + side * half
      pen.dye(
        `<path d="M${x(16 + index * 4)},${legs.crotch - 46 + dy}Q${x(hx * 0.45)},${legs.crotch - 74 + dy} ${x(hx * 0.8)},${legs.crotch - 106 + dy * 1.2}" fill="none" stroke="${pale}" stroke-opacity="${strength * 0.8}" stroke-width="8" stroke-linecap="round" filter="url(#cast)"/>`,
      )
    }
  }
}

function layFront(pen: Easel, legs: Legs): void {
  const [wx, wy] = legs.waist
  const hip = legs.hip
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    const edge = blend([wx, wy], hip, 0.62)
    const curve = (inset: number) =>
      `M${x(wx * 0.56 - inset)},${wy + 43}C${x(wx * 0.58 - inset)},${wy + 96} ${x(edge[0] - 40)},${edge[1] + 12 + inset} ${x(edge[0] - 1)},${edge[1] - 4 + inset}`
    pen.dye(
      `<path d="${curve(0)}L${x(edge[0] + 2)},${wy + 40}L${x(wx * 0.56)},${wy + 43}Z" fill="${darker(pen.look.base, 0.22)}" fill-opacity=".6"/>`,
    )
    pen.seam(curve(0), 1.1)
    pen.stitch(curve(7), COPPER)
    pen.mark(rivet(x(wx * 0.56 - 5), wy + 50, 4.5, '#b87a45'))
    pen.mark(rivet(x(edge[0] - 12), edge[1] + 2, 4.5, '#b87a45'))
    pen.seam(
      line([
        [x(hip[0] - 2), hip[1]],
        [x(legs.knee[0] - 2), legs.knee[2]],
        [x(legs.hem[0] - 3), legs.hem[2]],
      ]),
      0.3,
    )
  }
  pen.seam(`M${MIDDLE},${wy + 46}V${legs.crotch}`, 1.1)
  pen.stitch(
    `M${MIDDLE + 34},${wy + 46}V${wy + 160}Q${MIDDLE + 33},${wy + 206} ${MIDDLE + 4},${wy + 222}M${MIDDLE + 27},${wy + 46}V${wy + 158}Q${MIDDLE + 26},${wy + 194} ${MIDDLE + 4},${wy + 208}`,
    COPPER,
  )
  pen.mark(rivet(MIDDLE + 6, wy + 26, 11, mix('#b87a45', '#d9c7a0', 0.4)))
}

function layBack(pen: Easel, legs: Legs): void {
  const [wx, wy] = legs.waist
  pen.seam(`M${MIDDLE},${wy + 40}V${legs.crotch}`, 1)
  pen.stitch(`M${MIDDLE - 6},${wy + 46}V${legs.crotch - 6}`, COPPER)
  pen.stitch(
    line([
      [MIDDLE - wx - 14, wy + 66],
      [MIDDLE, wy + 104],
      [MIDDLE + wx + 14, wy + 66],
    ]),
    COPPER,
  )
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    const pocket = cornered([
      [x(34), wy + 130],
      [x(146), wy + 116],
      [x(150), wy + 226],
      [x(98), wy + 264],
      [x(42), wy + 240],
    ])
    pen.piece(outline(pocket), { level: 0.35, cast: 0.6 })
    pen.stitch(
      `M${x(40)},${wy + 138}L${x(141)},${wy + 126}M${x(40)},${wy + 146}L${x(48)},${wy + 236}L${x(98)},${wy + 256}L${x(144)},${wy + 222}L${x(140)},${wy + 128}M${x(46)},${wy + 190}Q${x(80)},${wy + 176} ${x(98)},${wy + 200}Q${x(116)},${wy + 168} ${x(144)},${wy + 178}`,
      COPPER,
    )
    pen.mark(rivet(x(37), wy + 133, 4, '#b87a45') + rivet(x(144), wy + 120, 4, '#b87a45'))
  }
  pen.mark(
    `<rect x="${MIDDLE + 52}" y="${wy + 10}" width="76" height="46" rx="3" fill="#9a6a3f" stroke="#5e3c1f" stroke-width="1.5"/><path d="M${MIDDLE + 66},${wy + 26}h48M${MIDDLE + 66},${wy + 40}h34" stroke="#5e3c1f" stroke-opacity=".7" stroke-width="3"/>`,
  )
}
