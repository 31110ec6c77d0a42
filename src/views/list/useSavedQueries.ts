import { useLocation, useNavigate, useStore } from 'ra-core'
import { useMemo } from 'react'
import { useListView } from './ListViewContext.ts'
import { type ListQuery, writeQuery } from './useListState.ts'

/** A list as somebody wanted to keep it: its name, and its state as the query string of an address. */
export interface SavedQuery {
  readonly name: string
  readonly search: string
}

/** The saved states of a list; private, in this browser. `isChanged`: what is seen differs from what was saved under `current`. */
export interface SavedQueries {
  readonly saved: readonly SavedQuery[]
  readonly current: SavedQuery | undefined
  readonly isChanged: boolean
  readonly save: (name: string) => void
  readonly rename: (name: string, next: string) => void
  readonly remove: (name: string) => void
}

/** Which saved state is being looked at stands in the address as `saved`, so that it outlives changes and a reload. */
export function useSavedQueries(): SavedQueries {
  const { resource, query } = useListView()
  const [stored, store] = useStore<readonly SavedQuery[]>(`${resource.path}.savedQueries`, none)
  const location = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const saved = Array.isArray(stored) ? (stored as readonly SavedQuery[]).filter(isSaved) : none
    const name = new URLSearchParams(location.search).get('saved')
    const current = saved.find((each) => each.name === name)
    const go = (search: string) => navigate({ search: `?${search}` }, { replace: true })
    const now = (as: string) => ({ name: as, search: searchOf(query, as) })
    return {
      saved,
      current,
      isChanged: current !== undefined && current.search !== searchOf(query, current.name),
      save: (as) => {
        store([...saved.filter((each) => each.name !== as), now(as)])
        go(searchOf(query, as))
      },
      rename: (old, next) => {
        const renamed = saved.map((each) =>
          each.name === old ? { name: next, search: withName(each.search, next) } : each,
        )
        store(
          renamed.filter(
            (each, index) => renamed.findIndex(({ name: same }) => same === each.name) === index,
          ),
        )
        if (current?.name === old) go(searchOf(query, next))
      },
      remove: (gone) => {
        store(saved.filter((each) => each.name !== gone))
        if (current?.name === gone) go(writeQuery(query))
      },
    }
  }, [stored, store, query, location.search, navigate])
}

const none: readonly SavedQuery[] = []

const isSaved = (value: unknown): value is SavedQuery =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedQuery).name === 'string' &&
  typeof (value as SavedQuery).search === 'string'

/** The state as it is saved: always from the first page on. */
const searchOf = (query: ListQuery, name: string) => withName(writeQuery({ ...query, page: 1 }), name)

function withName(search: string, name: string): string {
  const values = new URLSearchParams(search)
  values.set('saved', name)
  return values.toString()
}
