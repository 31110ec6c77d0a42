import { useCreatePath, useDataProvider, useNavigate } from 'ra-core'
import type { AnyRecord } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { copyOf } from '../form/values.ts'
import { useListView } from './ListViewContext.ts'

/** Opens the form of a new record that is filled in with what another one holds, without what must stay its own. */
export function useDuplicate(): (record: AnyRecord) => Promise<void> {
  const { resource } = useListView()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const sayFailure = useSayFailure()
  return async ({ id }) => {
    try {
      // The list holds only the columns that it shows.
      const { data } = await dataProvider.getOne<AnyRecord>(resource.path, { id })
      navigate(createPath({ resource: resource.path, type: 'create' }), {
        state: { record: copyOf(resource, data) },
      })
    } catch (error) {
      sayFailure(error)
    }
  }
}
