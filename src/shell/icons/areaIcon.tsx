import type { ReactElement } from 'react'
import { areaPaths } from '../../core/areaPaths.ts'
import { Drawing } from './Icon.tsx'

/** The icon of an area or a route by its name; a plain one for a route that names none. */
export const areaIcon = (name: string): ReactElement => <Drawing path={areaPaths[name] ?? areaPaths.list} />
