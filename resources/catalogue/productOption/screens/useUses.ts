import { useQuery } from '@tanstack/react-query'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'

/** How many products use each value of a stored option, by its code; undefined until it is known. */
export function useUses(
  resource: Resource,
  record: AnyRecord | undefined,
): Readonly<Record<string, number>> | undefined {
  const ask = useOperation(resource)
  const id = record?.id
  const { data } = useQuery({
    queryKey: [resource.path, 'uses', id, record?.version],
    queryFn: ({ signal }) => ask<{ products: Record<string, number> }>('uses', { id: String(id), signal }),
    enabled: id !== undefined,
    staleTime: 0,
    retry: false,
  })
  return data?.products
}
