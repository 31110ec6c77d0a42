import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useRouteTitle } from '../../../../src/shell/navigation/useMenu.ts'
import { appRoutes } from '../../../../src/shell/routeTable.ts'
import type { PermissionRow } from './permissionRows.ts'

/** What is called what a role may be granted: an area by its name, a page or a group of pages as the menu calls it, and what nothing knows by its key. */
export function usePermissionName(): (row: Pick<PermissionRow, 'key' | 'resource'>) => string {
  const translate = useTranslate()
  const titleOf = useRouteTitle()
  return useCallback(
    ({ key, resource }) => {
      if (resource) return translate(`resources.${resource.path}.name`, { smart_count: 2 })
      const route = appRoutes.find((each) => each.key === key)
      return translate(`shell.menu.${key}`, { _: route ? titleOf(route) : key })
    },
    [translate, titleOf],
  )
}
