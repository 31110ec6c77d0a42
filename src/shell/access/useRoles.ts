import { useGetList } from 'ra-core'
import { areaHeads } from '#areas'
import type { AnyRecord } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { useViewer } from './useViewer.ts'

/** All roles with what they allow, for whoever may see them; to others, and while they are on their way, undefined. */
export function useRoles(): readonly AnyRecord[] | undefined {
  const viewer = useViewer()
  const role = areaHeads.subAdminRole
  const mayAsk = role !== undefined && canAct(viewer, role, 'view')
  const { data } = useGetList<AnyRecord>(
    role?.path ?? '',
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'name', order: 'ASC' },
      meta: { fields: ['name', 'permissions'] },
    },
    { enabled: mayAsk },
  )
  return mayAsk ? data : undefined
}
