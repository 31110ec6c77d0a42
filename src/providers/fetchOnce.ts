import { use, useMemo } from 'react'

/** Something that is fetched by a key: the same promise for everybody who asks, and what has come already. */
export interface Fetched<K, T> {
  (key: K): Promise<T>
  /** What is there without waiting; undefined while it is not. */
  now(key: K): T | undefined
}

/** Fetches something once for each key; what failed is fetched again the next time. */
export function fetchOnce<K, T>(fetch: (key: K) => Promise<T>): Fetched<K, T> {
  const started = new Map<K, Promise<T>>()
  const there = new Map<K, T>()
  const get = (key: K) => {
    const known = started.get(key)
    if (known) return known
    const promise = fetch(key)
    started.set(key, promise)
    promise.then(
      (value) => there.set(key, value),
      () => started.delete(key),
    )
    return promise
  }
  return Object.assign(get, { now: (key: K) => there.get(key) })
}

/** Milliseconds for which what failed is not fetched again to be drawn. */
const failedFor = 1000

const drawn = new WeakMap<object, Map<unknown, Promise<unknown>>>()

/**
 * The promise that something drawn waits for. React draws it anew when the promise fails, and must find the same one then, to throw to
 * the boundary above: a fresh one would fail as well, and so on without end, a request each time.
 */
function awaited<K, T>(source: Fetched<K, T>, key: K): Promise<T> {
  const known = drawn.get(source) ?? new Map<K, Promise<T>>()
  drawn.set(source, known)
  const waiting = known.get(key)
  if (waiting) return waiting as Promise<T>
  const promise = source(key)
  known.set(key, promise)
  promise.then(
    () => known.delete(key),
    () => setTimeout(() => known.delete(key), failedFor),
  )
  return promise
}

/**
 * What is fetched, for what is drawn: at once where it is there, else it suspends. React goes over a component that has suspended once
 * more and takes a `use` that is left out then for a fault of its own (error 467); so whether to wait is decided once for a key.
 */
export function useFetched<K, T>(source: Fetched<K, T>, key: K): T {
  const known = useMemo(() => source.now(key), [source, key])
  return known ?? use(awaited(source, key))
}
