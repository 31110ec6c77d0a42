import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../../../../src/core/index.ts'
import { canActOn } from '../../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { DeleteDialog } from '../../../../../src/views/form/DeleteDialog.tsx'
import { useOwnActions } from '../../../../../src/views/form/useOwnActions.tsx'
import { useSteps } from '../../../../../src/views/workflow/useSteps.tsx'
import css from './userList.module.css'

interface PersonStepsProps {
  area: Resource
  person: AnyRecord
  /** Called once they are no more. */
  onDeleted: () => void
}

/** What may be done with somebody now, as on the page of their record: to suspend them, let them in again, send a link, delete an invitation. */
export default function PersonSteps({ area, person, onDeleted }: PersonStepsProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  // The list is read again by whoever moves one of its records.
  const { steps, dialog } = useSteps(area, person, { onMoved: () => undefined })
  const { offers, dialog: own } = useOwnActions(area, person)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <div className={css.steps}>
      {steps.map(({ name, label, isDanger, isDisabled, start }) => (
        <Button key={name} small danger={isDanger} disabled={isDisabled} onClick={start}>
          {label}
        </Button>
      ))}
      {offers.map(({ key, label, isDanger, onPick }) => (
        <Button key={key} small danger={isDanger === true} onClick={onPick}>
          {label}
        </Button>
      ))}
      {canActOn(viewer, area, 'delete', person) && (
        <Button small danger aria-haspopup="dialog" onClick={() => setDeleting(true)}>
          {translate('form.menu.delete')}
        </Button>
      )}
      {dialog}
      {own}
      {isDeleting && (
        <DeleteDialog resource={area} record={person} goOn={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </div>
  )
}
