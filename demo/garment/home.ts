import { easel } from './easel.ts'
import { bedding } from './homes/bedding.ts'
import { curtain } from './homes/curtain.ts'
import { cushion } from './homes/cushion.ts'
import { quilt } from './homes/quilt.ts'
import { runner } from './homes/runner.ts'
import { towels } from './homes/towels.ts'
import type { Look } from './look.ts'

/** Textiles for the home: `cushion`, `towels`, `bedding`, `quilt`, `curtain`, `runner`. */
export function home(look: Look): string {
  const style = look.cut?.style ?? 'cushion'
  const pen = easel(look)
  const draw = { cushion, towels, bedding, quilt, curtain, runner }[style] ?? cushion
  return pen.finish(draw(pen))
}
