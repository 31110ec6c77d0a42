import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useCallback, useMemo, useRef } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useListView } from './ListViewContext.ts'

/** Records that were seen while somebody picked them, on other pages too. */
export interface RecordCache {
  /** The picked records as far as they are known. */
  readonly picked: readonly AnyRecord[]
  readonly isComplete: boolean
  readonly remember: (records: readonly AnyRecord[]) => void
}

/** The records behind the picked ids: those that passed by, and the others (picked before a reload) from the server. */
export function useRecordCache(ids: readonly string[]): RecordCache {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { resource, fields } = useListView()
  const { data } = useListContext<AnyRecord>()
  const cache = useRef(new Map<string, AnyRecord>())
  const remember = useCallback((records: readonly AnyRecord[]) => {
    for (const record of records) cache.current.set(record.id, record)
  }, [])
  useMemo(() => remember(data ?? []), [data, remember])
  const unknown = ids.filter((id) => !cache.current.has(id))
  const { data: fetched } = useQuery({
    queryKey: [resource.path, 'getMany', { ids: unknown, meta: { fields } }],
    queryFn: async ({ signal }) =>
      (await dataProvider.getMany<AnyRecord>(resource.path, { ids: unknown, meta: { fields }, signal })).data,
    enabled: unknown.length > 0,
    retry: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data changes what the cache holds
  return useMemo(() => {
    remember(fetched ?? [])
    const picked = ids.flatMap((id) => cache.current.get(id) ?? [])
    return { picked, isComplete: picked.length === ids.length, remember }
  }, [ids, fetched, data, remember])
}
