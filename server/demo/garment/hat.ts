import { cap } from './hats/cap.ts'
import { bucket } from './hats/bucket.ts'
import { sunHat } from './hats/sunHat.ts'
import { beanie } from './hats/beanie.ts'
import { darker, lighter } from './colour.ts'
import { type Easel, easel } from './easel.ts'
import { cornered, line, outline, type Point, symmetric } from './line.ts'
import type { Look } from './look.ts'
import { layRib } from './sweater.ts'
import { MIDDLE } from './torso.ts'

/** Something for the head: `cap` (with a peak), `bucket`, `sun hat` (wide brim, ribbon), `beanie`. */
export function hat(look: Look): string {
  const style = look.cut?.style ?? 'cap'
  const pen = easel({
    ...look,
    cloth: look.cloth ?? (style === 'beanie' ? 'knit' : style === 'sun hat' ? 'linen' : 'canvas'),
  })
  const draw = { cap, bucket, 'sun hat': sunHat, beanie }[style] ?? cap
  draw(pen)
  return pen.finish({ focus: [MIDDLE, 620] })
}





