import { useContext } from 'react'
import type { AreaHead } from '../core/index.ts'
import { mayLookUp } from '../derive/permissions.ts'
import { useViewer } from '../shell/access/useViewer.ts'
import { RegistryContext } from './RegistryContext.ts'

/** Whether the server tells the person what the records of an area are called; otherwise it must not be asked. */
export const useMayLookUp = (target: AreaHead): boolean =>
  mayLookUp(useViewer(), useContext(RegistryContext), target)
