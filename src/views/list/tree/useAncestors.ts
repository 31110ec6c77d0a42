import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyRecord } from '../../../core/index.ts'
import { parentField } from '../../../derive/columns.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { useListView } from '../ListViewContext.ts'

/** More levels than any tree has; ends the search where a record lies below itself. */
const mostLevels = 8

/** The records above each of the given ones, the topmost first: one request for each level, whatever the number of records. */
export function useAncestors(
  records: readonly AnyRecord[],
  enabled: boolean,
): (record: AnyRecord) => readonly AnyRecord[] {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { resource } = useListView()
  const parent = parentField(resource)
  const wanted = parent === undefined || !enabled ? [] : parentsOf(records, parent)
  const { data: known } = useQuery({
    queryKey: [resource.path, 'ancestors', wanted],
    queryFn: async ({ signal }) => {
      const found = new Map<string, AnyRecord>()
      let ids = wanted
      for (let level = 0; level < mostLevels && ids.length > 0; level++) {
        const meta = { fields: [resource.title, parent as string] }
        const { data } = await dataProvider.getMany<AnyRecord>(resource.path, { ids, meta, signal })
        for (const record of data) found.set(record.id, record)
        ids = parentsOf(data, parent as string).filter((id) => !found.has(id))
      }
      return found
    },
    enabled: wanted.length > 0,
    placeholderData: (previous) => previous,
    retry: false,
  })
  return (record) => {
    const path: AnyRecord[] = []
    for (let next = above(record); next && path.length < mostLevels; next = above(next)) path.unshift(next)
    return path
  }

  function above(record: AnyRecord): AnyRecord | undefined {
    return parent === undefined ? undefined : known?.get(record[parent])
  }
}

const parentsOf = (records: readonly AnyRecord[], parent: string): string[] =>
  [
    ...new Set(
      records.flatMap((record): string[] => (typeof record[parent] === 'string' ? [record[parent]] : [])),
    ),
  ].sort()
