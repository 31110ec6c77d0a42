import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetManyAggregate, useLocale } from 'ra-core'
import { useMemo, useState } from 'react'
import type { AreaHead } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { LookupRecord } from '../../views/titleOf.ts'
import { useLater } from '../../views/useLater.ts'
import { useMayLookUp } from '../../views/useMayLookUp.ts'

/**
 * Records of an area whose title matches, by the server; nothing is asked before the box is opened. `field` (`product.colourOption`)
 * is the one that they are chosen for, where it does not offer all.
 */
export function useLookup(
  target: AreaHead,
  query: string,
  isOpen: boolean,
  field?: string,
): { found: readonly LookupRecord[]; isLoading: boolean; hasFailed: boolean } {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const locale = useLocale()
  const mayAsk = useMayLookUp(target)
  const q = useLater(query.trim(), 200)
  const { data, isFetching, isError } = useQuery({
    queryKey: [target.path, 'lookup', { q, locale, field }],
    queryFn: async ({ signal }): Promise<LookupRecord[]> =>
      (
        await dataProvider.lookup(target.path, {
          filter: { q, for: field },
          pagination: { page: 1, perPage: 25 },
          signal,
        })
      ).data,
    enabled: isOpen && mayAsk,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  return { found: data ?? none, isLoading: isFetching || q !== query.trim(), hasFailed: isError }
}

const none: readonly LookupRecord[] = []

/** The records behind ids, with one request for all inputs of a page; `remember` spares it for one that was just found. */
export function useLooked(
  target: AreaHead,
  ids: readonly string[],
): { looked: ReadonlyMap<string, LookupRecord>; remember: (record: LookupRecord) => void } {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const meta = useMemo(() => ({ lookup: true, locale }), [locale])
  const mayAsk = useMayLookUp(target)
  const [own, setOwn] = useState<ReadonlyMap<string, LookupRecord>>(new Map())
  const unknown = ids.filter((id) => !own.has(id))
  const { data } = useGetManyAggregate<LookupRecord>(
    target.path,
    { ids: unknown, meta },
    { enabled: mayAsk && unknown.length > 0, placeholderData: keepPreviousData },
  )
  const looked = useMemo(
    () => new Map([...own, ...(data ?? []).map((record) => [record.id, record] as const)]),
    [own, data],
  )
  const remember = (record: LookupRecord) => {
    setOwn((known) => new Map([...known, [record.id, record]]))
    queryClient.setQueryData([target.path, 'getOne', { id: record.id, meta }], record)
  }
  return { looked, remember }
}
