import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useContext } from 'react'
import type { Resource, Viewer } from '../../../core/index.ts'
import { apartSum } from '../../../derive/apartColumns.ts'
import { canAct } from '../../../derive/permissions.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { RegistryContext } from '../../RegistryContext.ts'

const none: readonly string[] = []

/**
 * The names after which the columns of a file are called that stand apart, such as those of the stock locations; none for whoever does not
 * see these. They come later than the page: whoever decides by them waits for `known`.
 */
export function useApart(
  resource: Resource,
  viewer: Viewer,
): { readonly apart: readonly string[]; readonly known: () => Promise<readonly string[]> } {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const area = useContext(RegistryContext)[apartSum(resource)?.by ?? '']
  const enabled = area !== undefined && canAct(viewer, area, 'view')
  const names = queryOptions({
    queryKey: [area?.path, 'lookup', 'columns'],
    queryFn: async ({ signal }) => {
      const pagination = { page: 1, perPage: 100 }
      const { data } = await dataProvider.lookup(area?.path ?? '', { pagination, signal })
      return data.map(({ title }) => title)
    },
  })
  const { data = none } = useQuery({ ...names, enabled })
  return { apart: data, known: async () => (enabled ? queryClient.ensureQueryData(names) : none) }
}
