import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect } from 'react'

/**
 * Every failed response shows its notification (specification, section 8): also what a part of a page reads, whatever stands in its
 * place then. One for each request, however many parts wait for it.
 */
export function ReadFailures() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { status, message } = event.action.error as { status?: unknown; message?: string }
        // What did not come from the server is no failed response.
        if (typeof status !== 'number' || !message) return
        notify(message, { type: 'error', messageArgs: { _: message } })
      }),
    [queryClient, notify],
  )
  return null
}
