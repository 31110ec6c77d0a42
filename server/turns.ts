import { ApiError } from './apiError.ts'

/** Runs work in turn: `atOnce` pieces at a time, `waiting` more in a queue, and beyond that an ApiError `unavailable`. */
export function takeTurns(limits: {
  atOnce: number
  waiting: number
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running < limits.atOnce) {
      running++
    } else {
      if (queue.length >= limits.waiting) throw new ApiError('unavailable', { retryAfter: 5 })
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place goes straight to the next in the queue, so that nobody slips in between.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
