import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { isReported, onFailure } from '../../providers/reportFailures.ts'

/**
 * Every failed response shows its notification (specification, section 8): of what somebody did, and of what a part of a page reads,
 * whatever stands in its place then. One for each request, however many parts wait for it.
 */
export function Failures() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  useEffect(() => {
    const tell = (message: string) => notify(message, { type: 'error', messageArgs: { _: message } })
    const stopWrites = onFailure(tell)
    const stopReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || isReported(event.action.error)) return
      const { status, message } = event.action.error as { status?: unknown; message?: string }
      // What did not come from the server is no failed response.
      if (typeof status === 'number' && message) tell(message)
    })
    return () => {
      stopWrites()
      stopReads()
    }
  }, [queryClient, notify])
  return null
}
