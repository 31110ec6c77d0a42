import { useGetList } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { parentField } from '../../../derive/columns.ts'
import { useListView } from '../ListViewContext.ts'

/** How many records below one are fetched at first, and how many more at a time; the server gives at most 500 at once. */
const step = 100
const most = 500

/** The records right below one, in the order of the list. Asked for when it is opened, a part at a time. */
export function useChildren(parent: string) {
  const { resource, query, fields } = useListView()
  const [perPage, setPerPage] = useState(step)
  const { data, total, isPending, error, refetch } = useGetList<AnyRecord>(
    resource.path,
    {
      filter: { [parentField(resource) as string]: parent },
      sort: { field: query.sort, order: query.order },
      pagination: { page: 1, perPage },
      meta: { fields },
    },
    { placeholderData: (previous) => previous, retry: false },
  )
  const records = data ?? none
  const rest = Math.max(0, (total ?? 0) - records.length)
  const showMore = rest > 0 && perPage < most ? () => setPerPage(Math.min(most, perPage + step)) : undefined
  return { records, rest, showMore, isPending, error, refetch }
}

const none: AnyRecord[] = []

/** Which of the records have others below them: one request for all. Undefined until that is known, or where it would be too many. */
export function useParents(records: readonly AnyRecord[]): ReadonlySet<string> | undefined {
  const { resource } = useListView()
  const parent = parentField(resource) as string
  const { data, total } = useGetList<AnyRecord>(
    resource.path,
    {
      filter: { [parent]: { in: records.map(({ id }) => id) } },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: most },
      meta: { fields: [parent] },
    },
    { enabled: records.length > 0, placeholderData: (previous) => previous, retry: false },
  )
  if (!data || (total ?? 0) > data.length) return undefined
  return new Set(data.map((record) => String(record[parent])))
}
