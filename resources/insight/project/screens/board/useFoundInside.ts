import { skipToken, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord, ListAsked, Resource } from '../../../../../src/core/index.ts'
import { wordsOf } from '../../../../../src/shell/controls/Hits.tsx'
import { useLater } from '../../../../../src/views/useLater.ts'

/** As many as one answer holds (`docs/api.md`, `range`). */
const most = 500

/** As many as the server searches for at once; titles are held against all of them. */
const mostWords = 8

/** The cards of a board in whose words, those of descriptions and checklists too, the server finds what is looked for; undefined until it has answered. */
export function useFoundInside(card: Resource, project: string, q: string): ReadonlySet<string> | undefined {
  const provider = useDataProvider()
  const typed = wordsOf(q).slice(0, mostWords).join(' ')
  const sought = useLater(typed)
  const { data } = useQuery({
    queryKey: [card.path, 'inside', project, sought],
    queryFn:
      sought === ''
        ? skipToken
        : ({ signal }) =>
            provider.getList<AnyRecord>(card.path, {
              filter: { project, archived: { not: true }, q: sought },
              pagination: { page: 1, perPage: most },
              sort: { field: 'id', order: 'ASC' },
              meta: { fields: ['title'] },
              signal,
            } satisfies ListAsked<AnyRecord>),
    retry: false,
  })
  return useMemo(
    () => (data && sought === typed ? new Set(data.data.map(({ id }) => String(id))) : undefined),
    [data, sought, typed],
  )
}
