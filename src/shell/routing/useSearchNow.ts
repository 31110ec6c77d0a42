import { useCallback, useContext } from 'react'
import { useLocation } from 'react-router'
import { HistoryContext } from './HistoryContext.ts'

/**
 * Reads the query of the address as it stands now, for whoever changes a part of it: a second change may come before the page is drawn
 * with the first, which it would undo. Of a page that was left meanwhile it is its own.
 */
export function useSearchNow(): () => string {
  const history = useContext(HistoryContext)
  const { pathname, search } = useLocation()
  return useCallback(() => {
    const now = history?.place().location
    return now?.pathname === pathname ? now.search : search
  }, [history, pathname, search])
}
