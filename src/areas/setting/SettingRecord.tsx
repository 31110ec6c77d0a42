import { DataProviderContext } from 'ra-core'
import { useContext, useMemo, useRef } from 'react'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { ResourceEdit } from '../../views/form/ResourceEdit.tsx'
import type { OwnPage } from '../../views/overrides.ts'
import { useProof } from './useProof.tsx'

/** The page of one setting; saving it asks for the password where the server wants it again, as the forms of the groups do. */
const SettingRecord: OwnPage = ({ resource }) => {
  const provider = useContext(DataProviderContext) as ShopDataProvider
  const { proven, dialog } = useProof(resource)
  const run = useRef(proven)
  run.current = proven
  const asking = useMemo(
    (): ShopDataProvider => ({
      ...provider,
      update: (name, change) => run.current(() => provider.update(name, change)),
    }),
    [provider],
  )
  return (
    <>
      <DataProviderContext.Provider value={asking}>
        <ResourceEdit resource={resource} />
      </DataProviderContext.Provider>
      {dialog}
    </>
  )
}

export default SettingRecord
