import type { DayRange } from '../../../../src/fields/date/period.ts'

/** What was read for the days of a request; they are an object of its own, so it goes with them. */
const known = new WeakMap<DayRange, Map<string, Promise<unknown>>>()

/** Reads something about some days once: the tiles of a request share it. What failed is read again by the next one. */
export function onceFor<T>(range: DayRange, what: string, read: () => Promise<T>): Promise<T> {
  const own = known.get(range) ?? new Map<string, Promise<unknown>>()
  known.set(range, own)
  const found = own.get(what) as Promise<T> | undefined
  if (found) return found
  const reading = read()
  own.set(what, reading)
  reading.catch(() => own.delete(what))
  return reading
}
