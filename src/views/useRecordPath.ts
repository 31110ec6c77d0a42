import { useCreatePath } from 'ra-core'
import type { AnyRecord, AreaHead, Resource } from '../core/index.ts'
import { canAct, canActOn } from '../derive/permissions.ts'
import { useViewer } from '../shell/access/useViewer.ts'

/** Whether a record's own state closes it is known where the whole descriptor is. */
interface RecordPath {
  (resource: Resource, id: string, record: AnyRecord): string | undefined
  (resource: AreaHead, id: string): string | undefined
}

/** The route to a record: its page, or its form where the area wants no page and the viewer may change it; undefined for those who may do neither. */
export function useRecordPath(): RecordPath {
  const viewer = useViewer()
  const createPath = useCreatePath()
  return (resource: AreaHead, id: string, record?: AnyRecord) => {
    const editable = record
      ? canActOn(viewer, resource as Resource, 'edit', record)
      : canAct(viewer, resource, 'edit')
    if (!editable && !canAct(viewer, resource, 'view')) return undefined
    return createPath({ resource: resource.path, id, type: editable && resource.opensForm ? 'edit' : 'show' })
  }
}
