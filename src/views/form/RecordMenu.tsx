import { useCreatePath, useNavigate, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { type MenuAct, MenuButton } from '../../controls/parts/MenuButton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { canAct, canActOn } from '../../derive/permissions.ts'
import { goesAtOnce } from '../../derive/undo.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { Step } from '../workflow/useSteps.tsx'
import { useOwnActions } from './useOwnActions.tsx'
import { copyOf } from './values.ts'

const DeleteRecord = lazy(() => import('./DeleteRecord.tsx'))

interface RecordMenuProps {
  resource: Resource
  record: AnyRecord
  page: 'edit' | 'show'
  /** Steps of the workflow that have no button of their own. */
  steps: readonly Step[]
  /** The names of own actions that have a button of their own. */
  promoted?: readonly string[]
  onDeleted?: () => void
}

/** Everything else that can be done with a record: look at it, copy it, its history, delete it. */
export function RecordMenu({ resource, record, page, steps, promoted = [], onDeleted }: RecordMenuProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const own = useOwnActions(resource, record)
  const [isDeleting, setDeleting] = useState(false)
  // On a form something may be typed that nobody wants to lose.
  const isAtOnce = page === 'show' && goesAtOnce(viewer, resource)
  const at = (type: 'edit' | 'show' | 'create') =>
    createPath({ resource: resource.path, id: record.id, type })
  const acts: readonly (readonly [boolean, MenuAct])[] = [
    [
      page === 'edit',
      { key: 'show', label: translate('form.menu.show'), onPick: () => navigate(at('show')) },
    ],
    [
      true,
      {
        key: 'history',
        label: translate('form.menu.history'),
        onPick: () => navigate(`${at('show')}?tab=history`),
      },
    ],
    [
      // An area that copies in a way of its own says so by an action of this name.
      canAct(viewer, resource, 'create') && !own.names.includes('duplicate'),
      {
        key: 'duplicate',
        label: translate('form.menu.duplicate'),
        onPick: () => navigate(at('create'), { state: { record: copyOf(resource, record) } }),
      },
    ],
  ]
  const removal: MenuAct = {
    key: 'delete',
    label: translate(isAtOnce ? 'form.menu.deleteNow' : 'form.menu.delete'),
    isDanger: true,
    onPick: () => setDeleting(true),
  }
  return (
    <>
      <MenuButton
        label={translate('form.menu.title')}
        groups={[
          steps.map(({ name, start, ...step }) => ({ ...step, key: name, onPick: start })),
          acts.filter(([isOffered]) => isOffered).map(([, act]) => act),
          own.offers.filter(({ key }) => !promoted.includes(key)),
          canActOn(viewer, resource, 'delete', record) ? [removal] : [],
        ]}
      />
      {own.dialog}
      {isDeleting && (
        <Suspense>
          <DeleteRecord
            resource={resource}
            record={record}
            isAtOnce={isAtOnce}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  )
}
