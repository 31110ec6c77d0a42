import { useContext } from 'react'
import type { AreaHead } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { libraryArea } from '../../derive/pictures.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { RegistryContext } from '../../views/RegistryContext.ts'

/** The media library, where the shop has one that this person may look at. */
export function useLibrary(): AreaHead | undefined {
  const head = useContext(RegistryContext)[libraryArea]
  const viewer = useViewer()
  return head && canAct(viewer, head, 'view') ? head : undefined
}
