import type { Operands, Viewer } from '../../src/core/index.ts'
import type { Actor } from '../context.ts'

const day = 86_400_000

/** The shop's clock is that of India, without summer time (areas, 1.1). */
const offset = 19_800_000

/** What `$me`, `$now`, `$today` and `$tomorrow` mean in what a viewer asks. Nobody is meant where the viewer is not a person. */
export function operandsFor(viewer: Viewer & Partial<Actor>, now = Date.now()): Operands {
  const today = Math.floor((now + offset) / day) * day - offset
  return {
    $me: viewer.id ?? '00000000-0000-0000-0000-000000000000',
    $now: new Date(now).toISOString(),
    $today: new Date(today).toISOString(),
    $tomorrow: new Date(today + day).toISOString(),
  }
}
