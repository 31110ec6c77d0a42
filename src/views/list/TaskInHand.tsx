import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import { withAllTexts } from '../../providers/laterTexts.ts'
import type { ListTask, OwnTask } from './ListViewContext.ts'

const TaskDialog = lazy(withAllTexts(() => import('./TaskDialog.tsx')))
const OwnTaskDialog = lazy(withAllTexts(() => import('./OwnTaskDialog.tsx')))

/** The task that was started last; what it did is not picked any more. */
export function TaskInHand({ task, onClose }: { task: ListTask | OwnTask; onClose: () => void }) {
  const { selectedIds, onSelect } = useListContext()
  if (task.kind === 'own')
    return (
      <Suspense>
        <OwnTaskDialog task={task} onClose={onClose} />
      </Suspense>
    )
  const onDone = (done: readonly string[]) => {
    if (task.kind === 'delete' || (task.kind !== 'move' && task.records.length > 1))
      onSelect(selectedIds.filter((id) => !done.includes(id)))
  }
  return (
    <Suspense>
      <TaskDialog task={task} onDone={onDone} onClose={onClose} />
    </Suspense>
  )
}
