import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useCallback } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { type OwnTask, useListView } from './ListViewContext.ts'

interface OwnTaskDialogProps {
  task: OwnTask
  onClose: () => void
}

/**
 * Draws an own action of the area while it is under way. When it ends the list is read again, and records that it changed or took
 * away are not picked any more, as after every other task.
 */
export default function OwnTaskDialog({ task, onClose }: OwnTaskDialogProps) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const { selectedIds, onSelect } = useListContext()
  const { resource, views } = useListView()
  const { records } = task
  const close = useCallback(async () => {
    onClose()
    const ids = records.map(({ id }) => id).filter((id) => selectedIds.includes(id))
    await queryClient.invalidateQueries({ queryKey: [resource.path] })
    if (ids.length === 0) return
    const meta = { fields: [resource.title] }
    const { data } = await dataProvider.getMany<AnyRecord>(resource.path, { ids, meta })
    const versions = new Map(data.map(({ id, version }) => [id, version]))
    const changed = new Set(
      records.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id),
    )
    if (changed.size > 0) onSelect(selectedIds.filter((id) => !changed.has(id)))
  }, [onClose, records, selectedIds, onSelect, queryClient, dataProvider, resource])
  const Dialog = views.actions[task.name]?.Dialog
  return Dialog && <Dialog resource={resource} records={records} close={() => void close()} />
}
