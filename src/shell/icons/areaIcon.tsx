import type { ReactElement } from 'react'
import { areaPaths } from '../../core/areaPaths.ts'
import { MuiIcon } from './MuiIcon.tsx'

/** The icon of an area or a route by its name; a plain one for a route that names none. */
export const areaIcon = (name: string): ReactElement => <MuiIcon path={areaPaths[name] ?? areaPaths.list} />
