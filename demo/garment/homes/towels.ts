import { darker, lighter } from '../colour.ts'
import type { Easel, Scene } from '../easel.ts'
import { MIDDLE } from '../torso.ts'
import { folded } from './folded.ts'

/** A stack of folded towels. */
export function towels(pen: Easel): Scene {
  const { base, accent } = pen.look
  const tones = [darker(base, 0.14), undefined, accent, lighter(base, 0.4)]
  const floor = 960
  for (const [index, fill] of tones.entries()) {
    const half = 270 - index * 12
    const y = floor - (index + 1) * 136
    folded(pen, y, 134, half, fill)
    for (const dy of [40, 86])
      pen.dye(
        `<path d="M${MIDDLE - half + 4},${y + dy + 6}h${2 * half - 8}" stroke="${lighter(fill ?? base, 0.35)}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="3 3"/>`,
      )
  }
  return { floor, focus: [MIDDLE - 120, 620] }
}
