import { framed } from '../../../../src/controls/parts/framed.tsx'
import { PermissionGrid } from './PermissionGrid.tsx'

/** The permission grid as the input of a form; apart, so that the list of roles does not wait for it. */
export default framed(PermissionGrid, { group: true })
