import { createContext } from 'react'
import { resources } from '../../resources/index.ts'
import type { Registry } from '../core/index.ts'

/** All areas by name, for views that meet the name of another area: references, the picker of a move. */
export const RegistryContext = createContext<Registry>(resources)
