import { layShirtCollar } from '../collar.ts'
import type { Easel } from '../easel.ts'
import { buttons } from '../fastening.ts'
import { outline, round } from '../line.ts'
import { buttonColour } from '../shirt.ts'
import { MIDDLE, type Torso } from '../torso.ts'

/** The placket, collar and belt of a shirt dress. */
export function layShirtFront(pen: Easel, torso: Torso, low: number, back: boolean): void {
  const [wx, wy] = torso.hem
  const from = torso.neck[1] + torso.drop
  if (!back) {
    pen.piece(
      outline([
        [MIDDLE - 15, from, 1],
        [MIDDLE + 15, from, 1],
        [MIDDLE + 17, low + 24, 1],
        [MIDDLE - 17, low + 24, 1],
      ]),
      { level: 0.2 },
    )
    pen.stitch(
      `M${MIDDLE - 10},${from}L${MIDDLE - 12},${low + 10}M${MIDDLE + 10},${from}L${MIDDLE + 12},${low + 10}`,
    )
  }
  layShirtCollar(pen, torso, undefined, 0.7)
  if (!back) pen.mark(buttons(MIDDLE, [from + 16, low - 90], 9, 6.5, buttonColour(pen.look.base)))
  pen.piece(
    outline([
      [MIDDLE - wx - 3, wy - 15, 1],
      [MIDDLE, wy - 11],
      [MIDDLE + wx + 3, wy - 15, 1],
      [MIDDLE + wx + 4, wy + 14, 1],
      [MIDDLE, wy + 18],
      [MIDDLE - wx - 4, wy + 14, 1],
    ]),
    { level: 0.7, cast: 0.7 },
  )
  if (!back)
    pen.mark(
      `<rect x="${MIDDLE - 22}" y="${round(wy - 17)}" width="44" height="36" rx="6" fill="none" stroke="#b59a63" stroke-width="6"/><path d="M${MIDDLE},${round(wy - 12)}v26" stroke="#d8c48e" stroke-width="4"/>`,
    )
}
