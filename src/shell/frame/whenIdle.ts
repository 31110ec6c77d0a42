/** How long (ms) a page has the line to itself after it has shown what it began with: until a person has looked at it, longer on a slow line. */
const shortest = 1000
const longest = 2000

/** A page that got each of its scripts at once leaves nothing behind that could be held up: some times as long as the slowest of them took. */
function head(): number {
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const times = scripts.flatMap(({ initiatorType, name, duration }) =>
    initiatorType === 'script' || name.endsWith('.js') ? [duration] : [],
  )
  if (times.length === 0) return longest
  return Math.max(shortest, Math.min(longest, 5 * Math.max(...times)))
}

/**
 * Runs something once the page that was opened has had its time and there is nothing else to do, unless the person saves data;
 * returns how to call it off.
 */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => {}
  let handle: number | undefined
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(run, { timeout: 5000 })
    else run()
  }, head())
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
