import type { AnyRecord, Resource } from '../../../../../src/core/index.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { useOwnActions } from '../../../../../src/views/form/useOwnActions.tsx'
import { useSteps } from '../../../../../src/views/workflow/useSteps.tsx'
import css from './userList.module.css'

/** What may be done with somebody now, as on the page of their record: to suspend them, let them in again, send a link. */
export default function PersonSteps({ area, person }: { area: Resource; person: AnyRecord }) {
  // The list is read again by whoever moves one of its records.
  const { steps, dialog } = useSteps(area, person, { onMoved: () => undefined })
  const { offers, dialog: own } = useOwnActions(area, person)
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
      {dialog}
      {own}
    </div>
  )
}
