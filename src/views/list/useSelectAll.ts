import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { fieldsToAsk } from '../../derive/columns.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useListView } from './ListViewContext.ts'
import type { Selection } from './useSelection.ts'

/** As many records as one bulk change may have. */
export const mostSelected = 1000

/** As many as the server gives at once. */
const part = 500

/** Picks all records that match, in the order of the list, up to the most there may be; answers whether there are more than that. */
export function useSelectAll(
  selection: Selection,
  remember: (records: readonly AnyRecord[]) => void,
): [boolean, () => Promise<boolean>] {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const sayFailure = useSayFailure()
  const { resource, viewer, query, condition } = useListView()
  const [isBusy, setBusy] = useState(false)
  const selectAll = async () => {
    setBusy(true)
    try {
      const found: AnyRecord[] = []
      for (let page = 1; found.length < mostSelected; page++) {
        const { data, total = 0 } = await dataProvider.getList<AnyRecord>(resource.path, {
          filter: condition,
          sort: { field: query.sort, order: query.order },
          pagination: { page, perPage: part },
          meta: { fields: fieldsToAsk(resource, [], viewer) },
        })
        found.push(...data)
        if (data.length < part || page * part >= total) break
      }
      remember(found)
      selection.add(found.slice(0, mostSelected).map(({ id }) => id))
      return found.length >= mostSelected
    } catch (error) {
      sayFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, selectAll]
}
