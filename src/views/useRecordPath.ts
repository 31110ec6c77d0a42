import { useCreatePath } from 'ra-core'
import type { AnyRecord, Resource } from '../core/index.ts'
import { canAct, canActOn } from '../derive/permissions.ts'
import { useViewer } from '../shell/access/useViewer.ts'

/** The route to a record: its form for those who may change it, else the page that shows it; undefined for those who may do neither. */
export function useRecordPath(): (resource: Resource, id: string, record?: AnyRecord) => string | undefined {
  const viewer = useViewer()
  const createPath = useCreatePath()
  return (resource, id, record) => {
    const editable = record ? canActOn(viewer, resource, 'edit', record) : canAct(viewer, resource, 'edit')
    if (!editable && !canAct(viewer, resource, 'view')) return undefined
    return createPath({ resource: resource.path, id, type: editable ? 'edit' : 'show' })
  }
}
