import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'

interface EntriesPage<Entry> {
  readonly entries: readonly Entry[]
  readonly hasMore: boolean
}

/** What the server lists under a path, newest first and as it is asked; each further page goes on after the last entry. */
export function useEntries<Entry extends { readonly id: string }>(
  path: string,
  asked: Readonly<Record<string, string>>,
) {
  const provider = useDataProvider<ShopDataProvider>()
  return useInfiniteQuery({
    queryKey: [path, asked],
    queryFn: async ({ pageParam, signal }) => {
      const given = Object.entries({ ...asked, before: pageParam }).filter(([, value]) => value)
      const address = `${path}?${new URLSearchParams(given)}`.replace(/\?$/, '')
      return (await provider.request(address, { signal })).data as EntriesPage<Entry>
    },
    select: ({ pages }) => pages.flatMap((page) => page.entries),
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    staleTime: 0,
    retry: false,
  })
}
