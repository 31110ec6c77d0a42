import { easel } from './easel.ts'
import type { Look } from './look.ts'
import { belt } from './smalls/belt.ts'
import { socks } from './smalls/socks.ts'
import { sunglasses } from './smalls/sunglasses.ts'
import { tie } from './smalls/tie.ts'

/** Small things: `belt`, `tie`, `sunglasses`, `socks`. */
export function small(look: Look): string {
  const style = look.cut?.style ?? 'belt'
  const cloth = { belt: 'leather', tie: 'silk', sunglasses: 'leather', socks: 'knit' } as const
  const pen = easel({ ...look, cloth: look.cloth ?? cloth[style as 'belt'] ?? 'leather' })
  const draw = { belt, tie, sunglasses, socks }[style] ?? belt
  const focus = draw(pen)
  return pen.finish({ focus })
}
