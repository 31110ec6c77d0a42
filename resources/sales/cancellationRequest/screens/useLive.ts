import { useQuery } from '@tanstack/react-query'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { Live } from './requestFacts.ts'

/** Where the order of a request is now; looked at again every half minute, since parcels move meanwhile. */
export function useLive(resource: Resource, id: string) {
  const ask = useOperation(resource)
  return useQuery({
    queryKey: [resource.path, 'live', id],
    queryFn: ({ signal }) => ask<Live>('live', { id, signal }),
    refetchInterval: 30_000,
  })
}
