import { DataProviderContext } from 'ra-core'
import { useContext, useMemo, useRef } from 'react'
import type { AnyRecord } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { ResourceEdit } from '../../../../src/views/form/ResourceEdit.tsx'
import type { OwnPage } from '../../../../src/views/overrides.ts'
import { useConfirmation } from './useConfirmation.tsx'
import { useProof } from './useProof.tsx'

/** The page of one setting; saving it asks for the password where the server wants it again, as the forms of the groups do. */
const SettingRecord: OwnPage = ({ resource }) => {
  const provider = useContext(DataProviderContext) as ShopDataProvider
  const { proven, dialog } = useProof(resource)
  const { confirmed, dialog: confirmation } = useConfirmation(resource)
  const save: ShopDataProvider['update'] = async (name, change) => {
    const { key, value } = change.previousData as AnyRecord
    const typed = await confirmed([{ key, value }])
    // What is not confirmed is refused by the server, which says how it is.
    return proven(() => provider.update(name, { ...change, meta: { ...change.meta, confirmed: typed } }))
  }
  const run = useRef(save)
  run.current = save
  const asking = useMemo(
    (): ShopDataProvider => ({
      ...provider,
      update: (name, change) => run.current(name, change),
    }),
    [provider],
  )
  return (
    <>
      <DataProviderContext.Provider value={asking}>
        <ResourceEdit resource={resource} />
      </DataProviderContext.Provider>
      {dialog}
      {confirmation}
    </>
  )
}

export default SettingRecord
