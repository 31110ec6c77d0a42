import { type UseInfiniteGetListOptions, useInfiniteGetList } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord, ListAsked } from '../core/index.ts'

/**
 * The records of a list that grows by a page whenever more are asked for (`fetchNextPage`). One that moves from a page to another meanwhile
 * stands in both, and here once.
 */
export function useGrowingList<R extends AnyRecord>(
  path: string,
  asked: ListAsked<R>,
  options: UseInfiniteGetListOptions<R>,
) {
  const { data, ...list } = useInfiniteGetList<R>(path, asked, options)
  const records = useMemo(() => {
    const all = data?.pages.flatMap((page) => page.data)
    return all && [...new Map(all.map((each) => [each.id, each])).values()]
  }, [data])
  return { ...list, records }
}
