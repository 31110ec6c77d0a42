import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'ra-core'
import { onSessionChange } from './session.ts'

/**
 * Renews who may do what with the session, and at its end empties the cache and the work state, so that nothing of one person is
 * left for the next. Follows one session; returns how to stop earlier.
 */
export function followSession(queryClient: QueryClient, store: Store): () => void {
  const stop = onSessionChange(({ kind }) => {
    if (kind === 'started' || kind === 'renewed') {
      queryClient.invalidateQueries({ queryKey: ['auth'] })
      return
    }
    stop()
    queryClient.cancelQueries()
    queryClient.clear()
    store.reset()
  })
  return stop
}
