/** Who shows a page that is worth keeping, and whether somebody has begun to work on it. */
let isInUse: () => boolean = () => false

/** Whether a page is shown on which somebody works: it is kept where the server ends the session. */
export const keepsPage = (): boolean => isInUse()

/**
 * From now on the page is kept where the server ends the session, as soon as somebody has pressed something on it: before that there is
 * nothing to lose, and the sign-in page says more. Returns how to stop.
 */
export function keepUsedPage(): () => void {
  const stop = new AbortController()
  let isUsed = false
  const use = () => {
    isUsed = true
  }
  for (const event of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(event, use, { capture: true, signal: stop.signal })
  isInUse = () => isUsed
  return () => {
    stop.abort()
    isInUse = () => false
  }
}
