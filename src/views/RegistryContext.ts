import { createContext } from 'react'
import { areaHeads } from '#areas'
import type { AreaHeads } from '../core/index.ts'

/** All areas by name, for views that meet the name of another area: references, the picker of a move. `useArea` gives the whole of one. */
export const RegistryContext = createContext<AreaHeads>(areaHeads)
