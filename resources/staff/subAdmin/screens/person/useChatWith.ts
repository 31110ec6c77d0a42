import { areaHeads } from '#areas'
import type { AnyRecord, AreaHead } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'

/** Where one writes to a colleague, for whoever may; nobody writes to themselves, nor to somebody who does not come in. */
export function useChatWith({ id, status }: AnyRecord): string | undefined {
  const viewer = useViewer()
  const me = useSession()?.userId
  const head: AreaHead | undefined = areaHeads.conversation
  const mayWrite = head && canAct(viewer, head, 'view') && canAct(viewer, head, 'create')
  return mayWrite && id !== me && status === 'active' ? `/app/${head.path}?with=${id}` : undefined
}
