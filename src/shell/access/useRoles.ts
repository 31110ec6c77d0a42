import { useGetList, useLocale } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { type AnyRecord, baseLocale } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { titleOf } from '../../views/titleOf.ts'
import { useViewer } from './useViewer.ts'

/** All roles with what they allow, by their names in the page's language, for whoever may see them; to others, and while they are on their way, undefined. */
export function useRoles(): readonly AnyRecord[] | undefined {
  const viewer = useViewer()
  const role = areaHeads.subAdminRole
  const locale = useLocale() ?? baseLocale
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
  return useMemo(
    () => (mayAsk ? data?.map((each) => ({ ...each, name: titleOf(role, each, locale) })) : undefined),
    [mayAsk, data, locale],
  )
}
