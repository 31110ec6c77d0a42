import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { MenuAct } from '../../controls/parts/MenuButton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useViews } from '../loadViews.ts'
import { ownActionsOn } from '../ownActions.ts'
import { useTexts } from './useTexts.ts'

const OwnDialog = lazy(withAllTexts(() => import('./OwnDialog.tsx')))

/**
 * The area's own actions for a record, and the dialog of the one that is under way, which has to be drawn. However it ends, the
 * area is read again: what it did shows at once, and a form that was changed meanwhile says so.
 */
export function useOwnActions(resource: Resource, record: AnyRecord) {
  const viewer = useViewer()
  const views = useViews(resource)
  const texts = useTexts(resource)
  const queryClient = useQueryClient()
  // What an action is for stays the same while it is under way, even if the record no longer fits it.
  const [running, setRunning] = useState<{ name: string; record: AnyRecord }>()
  const close = () => {
    setRunning(undefined)
    void queryClient.invalidateQueries({ queryKey: [resource.path] })
  }
  const offers = ownActionsOn(viewer, resource, views, 'record', [record]).map(
    (name): MenuAct => ({
      key: name,
      label: texts.action(name),
      isDanger: views.actions[name]?.isDanger ?? false,
      onPick: () => setRunning({ name, record }),
    }),
  )
  const dialog: ReactNode = running && (
    <Suspense>
      <OwnDialog name={running.name} resource={resource} records={[running.record]} close={close} />
    </Suspense>
  )
  return { names: Object.keys(views.actions), offers, dialog }
}
