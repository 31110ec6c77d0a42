import { ListContextProvider, type ListControllerResult } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Condition, Resource } from '../core/index.ts'
import { useMinWidth } from '../shell/frame/useMinWidth.ts'
import { breakpoints } from '../shell/theme/breakpoints.ts'
import BulkBar from './list/BulkBar.tsx'
import ExportDialog from './list/ExportDialog.tsx'
import { type ListTask, ListViewContext, type OwnTask } from './list/ListViewContext.ts'
import { TaskInHand } from './list/TaskInHand.tsx'
import { useSelection } from './list/useSelection.ts'
import { usePlainView } from './usePlainView.ts'

export interface PlainBulkProps {
  area: Resource
  columns: readonly string[]
  filter: Condition
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** How many records the filter finds. */
  total: number
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
  /** Whether all that the filter finds is being taken into a file. */
  isExporting: boolean
  onExported: () => void
}

/** What the lists of an area have for records that were picked, for a plain list: the bar of actions, their dialogs, and the file. */
export default function PlainBulk({
  picked,
  onPick,
  total,
  isExporting,
  onExported,
  ...list
}: PlainBulkProps) {
  const [task, start] = useState<ListTask | OwnTask>()
  const view = usePlainView(list.area, list, start)
  // What these parts ask of a list; the records that were picked they fetch with the fields that actions need.
  const context: Pick<ListControllerResult<AnyRecord>, 'resource' | 'total' | 'selectedIds' | 'onSelect'> = {
    resource: view.resource.path,
    total,
    selectedIds: [...picked],
    onSelect: onPick,
  }
  return (
    <ListViewContext value={view}>
      <ListContextProvider value={context as ListControllerResult<AnyRecord>}>
        {picked.length > 0 && <Bar />}
        {task && <TaskInHand task={task} onClose={() => start(undefined)} />}
        {isExporting && <ExportDialog ids={undefined} onClose={onExported} />}
      </ListContextProvider>
    </ListViewContext>
  )
}

function Bar() {
  const isNarrow = !useMinWidth(breakpoints.mobile)
  return <BulkBar selection={useSelection()} isNarrow={isNarrow} />
}
