import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AnyRecord } from '../../../core/index.ts'
import { parentField } from '../../../derive/columns.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { useListView } from '../ListViewContext.ts'

/** The records above each of the given ones, the topmost first, of an area that is a tree; what reads them is fetched with the first. */
export function useAncestors(
  records: readonly AnyRecord[],
  enabled: boolean,
): (record: AnyRecord) => readonly AnyRecord[] {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { resource } = useListView()
  const { path, title } = resource
  const parent = parentField(resource) ?? ''
  const ids = records.map((record) => record[parent]).filter((id) => typeof id === 'string')
  const wanted = [...new Set(ids)].sort()
  const { data: known } = useQuery({
    queryKey: [path, 'ancestors', wanted],
    queryFn: async ({ signal }) => {
      const { readAncestors } = await import('./readAncestors.ts')
      return readAncestors(dataProvider, path, { title, parent }, wanted, signal)
    },
    enabled: enabled && wanted.length > 0,
    placeholderData: (previous) => previous,
    retry: false,
  })
  return (record) => {
    const above: AnyRecord[] = []
    // A record that lies below itself is told once.
    for (
      let next = known?.get(record[parent]);
      next && !above.includes(next);
      next = known?.get(next[parent])
    )
      above.unshift(next)
    return above
  }
}
