import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'ra-core'
import { onSessionChange } from './session.ts'

/** Empties caches and work state when the session ends, so that nothing of one person is left for the next; returns how to stop. */
export function followSession(queryClient: QueryClient, store: Store): () => void {
  return onSessionChange(({ kind }) => {
    if (kind === 'started' || kind === 'renewed') {
      queryClient.invalidateQueries({ queryKey: ['auth'] })
      return
    }
    queryClient.cancelQueries()
    queryClient.clear()
    store.reset()
  })
}
