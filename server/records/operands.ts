import type { Operands, Viewer } from '../../src/core/index.ts'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { dayStart } from '../../src/fields/date/period.ts'
import type { Actor } from '../actor.ts'

/** What `$me`, `$now`, `$today` and `$tomorrow` mean in what a viewer asks. Nobody is meant where the viewer is not a person. */
export function operandsFor(viewer: Viewer & Partial<Actor>, now = Date.now()): Operands {
  const day = (after: number) => dayStart(dayAfter(dayIn(new Date(now)), after))
  return {
    $me: viewer.id ?? '00000000-0000-0000-0000-000000000000',
    $now: new Date(now).toISOString(),
    // Reckoned where a condition asks for them: days by the clock of the shop take longer than the rest of a list.
    get $today() {
      return day(0)
    },
    get $tomorrow() {
      return day(1)
    },
    daysBefore: (days) => day(-days),
  }
}
