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

/**
 * What is fetched, for what is drawn: at once where it is there, else it suspends. React goes over a component that has suspended once
 * more and takes a `use` that is left out then for a fault of its own (error 467); so whether to wait is decided once for a key.
 */
export function useFetched<K, T>(source: Fetched<K, T>, key: K): T {
  const known = useMemo(() => source.now(key), [source, key])
  return known ?? use(source(key))
}
