import { QueryClient } from '@tanstack/react-query'
import { noteBegunReads } from './live/begunReads.ts'

const minute = 60_000

/** How reads and writes behave when the network does not: reads are tried once more, writes never, and none is sent later unseen. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'online',
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 1_000,
        // Coming back to a page of thirty reads must not send thirty requests; after a while the data is worth them.
        refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > 5 * minute,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  noteBegunReads(client.getQueryCache())
  // Who may do what changes only with the session, which empties the client or renews these (`followSession`).
  client.setQueryDefaults(['auth'], {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  })
  return client
}

/** A failure that may be over on the next attempt: the server's own, a timeout, no way to the server, or a session that ended on the way. */
export function isPassing(error: unknown): boolean {
  const { status, body } = error as { status?: unknown; body?: { code?: unknown } }
  const isCut = body?.code === 'network' || body?.code === 'interrupted'
  return typeof status === 'number' && (status >= 500 || status === 408 || isCut)
}
