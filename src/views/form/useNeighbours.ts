import { queryOptions, useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider, useStore } from 'ra-core'
import type { Condition, Resource } from '../../core/index.ts'
import { conditionOf } from '../../derive/work.ts'

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

/** How far a list is read. */
export const longest = 500

/** Which records a list has, and in which order. */
export interface AskedList {
  readonly asked: Condition
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
}

/** The ids of a list in their order, as far as it is read. */
export const idsOf = (dataProvider: DataProvider, resource: Resource, { asked, sort, order }: AskedList) =>
  queryOptions({
    queryKey: [resource.path, 'neighbours', { asked, sort, order }],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { data } = await dataProvider.getList(resource.path, {
        filter: asked,
        sort: { field: sort, order },
        pagination: { page: 1, perPage: longest },
        meta: { fields: ['id'] },
        signal,
      })
      return data.map((record) => String(record.id))
    },
    retry: false,
  })

/** Finds the neighbours of a record by the order, filter and view of its list; none where the record is not in it. */
export function useNeighbours(resource: Resource, id: string): Neighbours {
  const dataProvider = useDataProvider()
  const [stored] = useStore<Record<string, unknown>>(`${resource.path}.listParams`, nothing)
  const {
    sort = resource.list.sort.replace(/^-/, ''),
    order = resource.list.sort.startsWith('-') ? 'DESC' : 'ASC',
    filter = {},
    view,
  } = stored
  const { data } = useQuery({
    ...idsOf(dataProvider, resource, {
      asked: conditionOf(resource, {
        view: typeof view === 'string' ? view : undefined,
        filter: filter as Condition,
      }),
      sort: String(sort),
      order: order === 'DESC' ? 'DESC' : 'ASC',
    }),
    staleTime: 5 * 60_000,
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
