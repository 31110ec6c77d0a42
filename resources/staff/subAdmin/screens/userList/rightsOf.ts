import { type AnyRecord, type AreaHead, permissionMap, type Viewer } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'

/** The areas by what somebody may do in them: change something, or only look. */
export interface Rights {
  readonly changes: readonly AreaHead[]
  readonly sees: readonly AreaHead[]
}

/** What the roles of somebody add up to, by the same look-up as menu, routes and server. */
export function rightsOf(roles: readonly AnyRecord[], areas: readonly AreaHead[]): Rights {
  const open = (action: 'view' | 'create' | 'edit') => (area: AreaHead) =>
    roles.some(({ permissions }) => {
      const viewer: Viewer = { type: 'SUB_ADMIN', permissions: permissionMap(permissions) }
      return canAct(viewer, area, action)
    })
  const seen = areas.filter(open('view'))
  const changes = seen.filter((area) => open('edit')(area) || open('create')(area))
  return { changes, sees: seen.filter((area) => !changes.includes(area)) }
}
