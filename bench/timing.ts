import { performance } from 'node:perf_hooks'

/** Milliseconds that calls took, in the order in which they ended. */
export type Times = number[]

/** The value below which a share (0.5 the median, 0.95) of the times lies. */
export function quantile(times: Times, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Makes `count` calls, so many at once, and times each of them; `call` is given its number. */
export async function timed(
  count: number,
  atOnce: number,
  call: (number: number) => Promise<unknown>,
): Promise<Times> {
  const times: Times = []
  let next = 0
  const caller = async () => {
    while (next < count) {
      const start = performance.now()
      await call(next++)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return times
}
