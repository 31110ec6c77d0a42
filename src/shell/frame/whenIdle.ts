/** Runs something once the page has nothing else to do, unless the person saves data; returns how to call it off. */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => {}
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 2000)
  return () => clearTimeout(timer)
}
