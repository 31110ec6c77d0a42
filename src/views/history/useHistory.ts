import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'

const perPage = 25

/** What happened to a record, newest first; further pages on request. All that show it share what was read. */
export function useHistory(resource: Resource, record: AnyRecord) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data, ...query } = useInfiniteQuery({
    queryKey: [resource.path, 'history', record.id, record.version],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.history(resource.path, { id: record.id, page: pageParam, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
    retry: false,
  })
  const entries = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data])
  return { ...query, entries }
}
