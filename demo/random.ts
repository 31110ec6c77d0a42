/** A seeded stream of choices: the same seed gives the same choices on every machine and every run. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number
  /** A number from low to high. */
  between(low: number, high: number): number
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** True with the given chance, 0 to 1. */
  chance(share: number): boolean
  /** Up to count different elements, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Starts a stream from a number or a text (a style code, say). */
export function random(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0)
        throw new Error('Nothing to pick from. Expected a list with at least one element.')
      return list[whole(0, list.length - 1)] as T
    },
    chance: (share) => next() < share,
    some: (list, count) => {
      const places = list.map((_, place) => ({ place, weight: next() }))
      places.sort((a, b) => a.weight - b.weight)
      const kept = new Set(places.slice(0, count).map((entry) => entry.place))
      return list.filter((_, place) => kept.has(place))
    },
  }
}

/** A 32-bit number from a text (FNV-1a), to seed a stream or to name a drawing. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}
