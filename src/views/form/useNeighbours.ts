import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useStore } from 'ra-core'
import type { Condition, Resource } from '../../core/index.ts'
import { inView } from '../../derive/filters.ts'

/** The records before and after one in the list that was looked at last. */
export interface Neighbours {
  readonly previous: string | undefined
  readonly next: string | undefined
  /** The place in the list, the first is 1; undefined where the record is not in it. */
  readonly place: number | undefined
  readonly total: number
  /** Whether the list goes on beyond what was read. */
  readonly isCut: boolean
}

/** How far the list is read. */
const longest = 500

/** Finds the neighbours of a record by the order, filter and view of its list; none where the record is not in it. */
export function useNeighbours(resource: Resource, id: string): Neighbours {
  const dataProvider = useDataProvider()
  const [stored] = useStore<Record<string, unknown>>(`${resource.path}.listParams`, nothing)
  const {
    sort = resource.list.sort.replace(/^-/, ''),
    order = resource.list.sort.startsWith('-') ? 'DESC' : 'ASC',
    filter,
    view,
  } = stored
  const asked = {
    ...(filter as Condition | undefined),
    ...inView(typeof view === 'string' ? resource.list.views[view] : undefined),
  }
  const { data } = useQuery({
    queryKey: [resource.path, 'neighbours', { asked, sort, order }],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { data: found } = await dataProvider.getList(resource.path, {
        filter: asked,
        sort: { field: String(sort), order: order === 'DESC' ? 'DESC' : 'ASC' },
        pagination: { page: 1, perPage: longest },
        meta: { fields: ['id'] },
        signal,
      })
      return found.map((record) => String(record.id))
    },
    staleTime: 5 * 60_000,
    retry: false,
  })
  const index = data?.indexOf(id) ?? -1
  if (!data || index === -1) return none
  return {
    previous: data[index - 1],
    next: data[index + 1],
    place: index + 1,
    total: data.length,
    isCut: data.length === longest,
  }
}

const nothing = {}

const none: Neighbours = { previous: undefined, next: undefined, place: undefined, total: 0, isCut: false }
