import type { Query, QueryCache } from '@tanstack/react-query'

const begun = new WeakMap<Query, number>()

/** Notes when reads begin. Call once for each cache. */
export function noteBegunReads(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') begun.set(event.query, Date.now())
  })
}

/**
 * Whether the last read of a query began after a change was heard of, so that it tells of it, or is about to. One that began before may have
 * been made before the change, however late its answer came.
 */
export const isReadSince = (query: Query, heardAt: number): boolean => (begun.get(query) ?? 0) >= heardAt
