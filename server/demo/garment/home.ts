import { cushion } from './homes/cushion.ts'
import { towels } from './homes/towels.ts'
import { bedding } from './homes/bedding.ts'
import { quilt } from './homes/quilt.ts'
import { curtain } from './homes/curtain.ts'
import { runner } from './homes/runner.ts'
import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, round, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { border } from './ornament.ts'
import { MIDDLE } from './torso.ts'

/** Textiles for the home: `cushion`, `towels`, `bedding`, `quilt`, `curtain`, `runner`. */
export function home(look: Look): string {
  const style = look.cut?.style ?? 'cushion'
  const pen = easel(look)
  const draw = { cushion, towels, bedding, quilt, curtain, runner }[style] ?? cushion
  return pen.finish(draw(pen))
}








