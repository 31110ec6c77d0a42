import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AreaHead } from '../../core/index.ts'
import { mayOpen } from '../../derive/routes.ts'
import { useLater } from '../../views/useLater.ts'
import { useViewer } from '../access/useViewer.ts'
import { useCurrentRoute } from '../navigation/useMenu.ts'
import { appRoutes } from '../routeTable.ts'

/** A record that a search found. */
export interface FoundRecord {
  readonly id: string
  readonly title: string
  readonly resource: AreaHead
}

const pause = 200
const fewest = 2
const areasAtOnce = 8
const recordsEach = 4

/**
 * Searches the records of the areas that the person may see: the area one is in first, then in the order of the menu, a few of
 * them at once. `isBusy` while answers are outstanding.
 */
export function useRecordSearch(typed: string): {
  readonly records: readonly FoundRecord[]
  readonly isBusy: boolean
} {
  const dataProvider = useDataProvider()
  const viewer = useViewer()
  const { route: current } = useCurrentRoute()
  const settled = useLater(typed.trim(), pause)
  const text = typed.trim() === '' ? '' : settled
  const searched = [current, ...appRoutes.filter((route) => route !== current)]
    .flatMap((route) => (route?.resource?.isSearched && mayOpen(viewer, route) ? [route.resource] : []))
    .slice(0, areasAtOnce)
  const results = useQueries({
    queries: (text.length < fewest ? [] : searched).map((resource) => ({
      queryKey: [resource.path, 'palette', text],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await dataProvider.getList<{ id: string; title: string }>(resource.path, {
          filter: { q: text },
          pagination: { page: 1, perPage: recordsEach },
          sort: { field: 'id', order: 'ASC' },
          meta: { lookup: true },
          signal,
        })
        return data.map(({ id, title }): FoundRecord => ({ id, title, resource }))
      },
      retry: false,
      staleTime: 30_000,
      placeholderData: keepPreviousData,
    })),
  })
  return {
    records: results.flatMap(({ data }) => data ?? []),
    isBusy: text !== typed.trim() || results.some((each) => each.isFetching),
  }
}
