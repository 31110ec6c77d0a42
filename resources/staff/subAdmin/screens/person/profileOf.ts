import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'

/** The page on which colleagues see somebody. */
export const profileOf = (id: string): string => `/app/pages/profile?user=${encodeURIComponent(id)}`

/** The way to the page of a colleague, for whoever may see the staff; for others undefined. */
export function useProfileOf(): (id: string) => string | undefined {
  const viewer = useViewer()
  const staff: AreaHead | undefined = areaHeads.subAdmin
  const maySee = staff !== undefined && canAct(viewer, staff, 'view')
  return (id) => (maySee ? profileOf(id) : undefined)
}
