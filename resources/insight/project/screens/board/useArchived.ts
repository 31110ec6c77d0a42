import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { defined } from '../../../../../src/core/defined.ts'
import type { ListAsked, RecordOf, Resource } from '../../../../../src/core/index.ts'
import type { projectCard } from '../../../projectCard/projectCard.ts'

type Card = RecordOf<typeof projectCard>

const perPage = 50

/** The cards of a project that were put away, or those of them in which something is found; further ones on request. */
export function useArchived(card: Resource, project: string, sought: string) {
  const provider = useDataProvider()
  const { data, ...query } = useInfiniteQuery({
    queryKey: [card.path, 'archived', project, sought],
    queryFn: ({ pageParam, signal }) =>
      provider.getList<Card>(card.path, {
        filter: defined({ project, archived: true, q: sought || undefined }),
        pagination: { page: pageParam, perPage },
        sort: { field: 'updatedAt', order: 'DESC' },
        meta: { fields: ['title', 'version'] },
        signal,
      } satisfies ListAsked<Card>),
    initialPageParam: 1,
    getNextPageParam: ({ data: last }, pages) => (last.length < perPage ? undefined : pages.length + 1),
    placeholderData: keepPreviousData,
    retry: false,
  })
  // One that was put away between two pages stands in both.
  const cards = useMemo(
    () =>
      data && [...new Map(data.pages.flatMap((page) => page.data).map((each) => [each.id, each])).values()],
    [data],
  )
  return { ...query, cards }
}
