import { easel } from './easel.ts'
import { beanie } from './hats/beanie.ts'
import { bucket } from './hats/bucket.ts'
import { cap } from './hats/cap.ts'
import { sunHat } from './hats/sunHat.ts'
import type { Look } from './look.ts'
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
