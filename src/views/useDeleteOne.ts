import { useDataProvider, useNotify } from 'ra-core'
import { defined } from '../core/defined.ts'
import type { AnyRecord, AreaHead } from '../core/index.ts'
import type { ShopDataProvider } from '../providers/dataProvider.ts'
import { useAct } from '../providers/useAct.ts'

/** What is said when a record is gone, and when it is there again. */
interface Said {
  readonly removed: string
  readonly restored: string
}

/**
 * Deletes a record at once and offers to put it back; answers whether it is gone. What may not be deleted is said. `also`: areas whose
 * pages tell of it and are read again, too.
 */
export function useDeleteOne(
  area: Pick<AreaHead, 'path'>,
  { removed, restored }: Said,
  ...also: readonly string[]
): [remove: (record: Pick<AnyRecord, 'id' | 'version'>) => Promise<boolean>, isBusy: boolean] {
  const provider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const [act, isBusy] = useAct(area.path, ...also)
  const putBack = (id: string) =>
    act(async () => {
      const { data } = await provider.undoBulk(area.path, { id })
      const [refusal] = data.refused
      if (refusal) throw new Error(refusal.message)
      return restored
    })
  const remove = ({ id, version }: Pick<AnyRecord, 'id' | 'version'>) =>
    act(async () => {
      const { data } = await provider.bulkDelete(area.path, { items: [{ id, version }] })
      const [refusal] = data.refused
      if (refusal) throw new Error(refusal.message)
      const { undo } = data
      notify(removed, defined({ type: 'success', onUndo: undo ? () => void putBack(undo.id) : undefined }))
      return undefined
    })
  return [remove, isBusy]
}
