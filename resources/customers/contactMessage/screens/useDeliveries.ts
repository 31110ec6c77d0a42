import { useQuery } from '@tanstack/react-query'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'

/** What has become of one answer, as the operation `deliveries` of its area tells it. */
export interface Told {
  readonly entry: string
  readonly status: string
  readonly held: string | null
  readonly error: string | null
}

/** A record with a conversation. */
interface Conversation {
  readonly id: string
  readonly version: number
  readonly thread: readonly Readonly<{ sentAs: string | null }>[]
}

/** After these nothing more is heard of an answer. */
const settled = ['opened', 'clicked', 'bounced', 'failed', 'suppressed', 'cancelled']

/** What has become of the answers of a conversation, by their word in it; asked again while something may still come. */
export function useDeliveries(
  resource: Resource,
  { id, version, thread }: Conversation,
): ReadonlyMap<string, Told> {
  const ask = useOperation(resource)
  const { data = new Map() } = useQuery({
    queryKey: [resource.path, 'deliveries', id, version],
    queryFn: async ({ signal }) => {
      const { deliveries } = await ask<{ deliveries: Told[] }>('deliveries', { id, signal })
      return new Map(deliveries.map((told) => [told.entry, told]))
    },
    enabled: thread.some(({ sentAs }) => sentAs),
    refetchInterval: ({ state }) =>
      [...(state.data?.values() ?? [])].some(({ status }) => !settled.includes(status)) ? 20_000 : false,
  })
  return data
}
