import { cpus } from 'node:os'

/**
 * Begins to look at the processors of this machine; what it answers tells how long they worked since, and for which share of the time.
 * A shell's `time` knows less: of a browser, which is ended and not waited for, it counts nothing: half of a browser suite's work and more.
 */
export function watchProcessors(): () => string {
  const begun = Date.now()
  const before = worked()
  return () => {
    const after = worked()
    const busy = (after.busy - before.busy) / (after.all - before.all || 1)
    const minutes = ((Date.now() - begun) / 60_000).toFixed(1)
    return `${minutes} minutes, the processors busy for ${Math.round(busy * 100)} % of them`
  }
}

function worked(): { busy: number; all: number } {
  const told = cpus().map(({ times }) => ({ all: sum(Object.values(times)), idle: times.idle }))
  const all = sum(told.map((each) => each.all))
  return { all, busy: all - sum(told.map(({ idle }) => idle)) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
