/** How long (ms) a page has the line to itself after it has shown what it began with. */
const head = 2000

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
  }, head)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
