import { type RefObject, useEffect } from 'react'
import { shownSession } from '../../providers/session.ts'

/**
 * Has the browser ask before the tab is closed over what would be lost with it. Without a session the page has to go, and nothing is lost where
 * the page itself leads away.
 */
export function useTabGuard(isUnsaved: boolean, isLeaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (shownSession() !== null && !isLeaving?.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, isLeaving])
}
