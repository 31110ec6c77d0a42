import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'ra-core'
import { onSessionChange } from './session.ts'

/**
 * Renews who may do what with the session, and at its end empties the cache and the work state, so that nothing of one person is
 * left for the next; a page that is kept keeps both, and reads anew once its person is back. Follows one session; returns how to stop
 * earlier.
 */
export function followSession(queryClient: QueryClient, store: Store): () => void {
  const stop = onSessionChange(({ kind }) => {
    if (kind === 'started' || kind === 'renewed') {
      queryClient.invalidateQueries({ queryKey: ['auth'] })
      return
    }
    if (kind === 'paused') return
    if (kind === 'resumed') return void queryClient.invalidateQueries()
    stop()
    queryClient.cancelQueries()
    queryClient.clear()
    store.reset()
  })
  return stop
}
