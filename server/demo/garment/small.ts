import { belt } from './smalls/belt.ts'
import { tie } from './smalls/tie.ts'
import { sunglasses } from './smalls/sunglasses.ts'
import { socks } from './smalls/socks.ts'
import { against, darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, shift, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layRib } from './sweater.ts'
import { MIDDLE } from './torso.ts'

/** Small things: `belt`, `tie`, `sunglasses`, `socks`. */
export function small(look: Look): string {
  const style = look.cut?.style ?? 'belt'
  const cloth = { belt: 'leather', tie: 'silk', sunglasses: 'leather', socks: 'knit' } as const
  const pen = easel({ ...look, cloth: look.cloth ?? cloth[style as 'belt'] ?? 'leather' })
  const draw = { belt, tie, sunglasses, socks }[style] ?? belt
  const focus = draw(pen)
  return pen.finish({ focus })
}




