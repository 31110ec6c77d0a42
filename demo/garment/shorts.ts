import { darker } from './colour.ts'
import { easel } from './easel.ts'
import { button } from './fastening.ts'
import { hemLines, type Legs, layLegs, layWaistband } from './legs.ts'
import type { Look } from './look.ts'
import { buttonColour } from './shirt.ts'
import { MIDDLE } from './torso.ts'

/** Shorts: tailored with a belt, or `style: 'pull-on'` with a cord. */
export function shorts(look: Look): string {
  const pen = easel(look)
  const { style, fit = 'straight' } = look.cut ?? {}
  const pulled = style === 'pull-on'
  const wide = fit === 'wide' || fit === 'relaxed' ? 26 : 0
  const legs: Legs = {
    waist: [184, 300],
    hip: [244, 500],
    crotch: 660,
    knee: [270 + wide, 22, 800],
    hem: [280 + wide, 26, 905],
    dip: 8,
  }
  const back = look.view === 'back'
  layLegs(pen, legs, { creased: !pulled && style === 'pleated' })
  pen.stitch(hemLines(legs, 26))
  layWaistband(pen, legs, 50, !pulled)
  const [wx, wy] = legs.waist
  for (const side of [-1, 1]) {
    const x = (half: number) => MIDDLE + side * half
    if (back)
      pen.seam(`M${x(70)},${wy + 140}L${x(170)},${wy + 140}M${x(70)},${wy + 149}L${x(170)},${wy + 149}`)
    else {
      pen.seam(`M${x(wx * 0.66)},${wy + 52}L${x(legs.hip[0] - 12)},${wy + 214}`, 1.1)
      pen.stitch(`M${x(wx * 0.66 - 9)},${wy + 54}L${x(legs.hip[0] - 22)},${wy + 214}`)
    }
  }
  pen.seam(`M${MIDDLE},${wy + 54}V${legs.crotch}`, 0.9)
  if (pulled) {
    for (let dx = -wx + 14; dx < wx - 6; dx += 17)
      pen.fold(
        [
          [MIDDLE + dx, wy + 2],
          [MIDDLE + dx + 2, wy + 30],
          [MIDDLE + dx * 1.03, wy + 70],
        ],
        11,
        0.5,
      )
    if (!back)
      pen.mark(
        `<path d="M${MIDDLE - 9},${wy + 34}q-30,70 -22,170M${MIDDLE + 9},${wy + 34}q28,80 16,186" fill="none" stroke="${look.accent}" stroke-width="8" stroke-linecap="round"/><path d="M${MIDDLE - 31},${wy + 200}v18M${MIDDLE + 25},${wy + 216}v18" stroke="${darker(look.accent, 0.3)}" stroke-width="11" stroke-linecap="round"/>`,
      )
  } else if (!back) {
    pen.stitch(`M${MIDDLE + 44},${wy + 58}V${wy + 196}Q${MIDDLE + 42},${wy + 240} ${MIDDLE + 4},${wy + 262}`)
    pen.mark(button(MIDDLE + 14, wy + 33, 10, buttonColour(look.base)))
  }
  return pen.finish({ focus: [MIDDLE, 440] })
}
