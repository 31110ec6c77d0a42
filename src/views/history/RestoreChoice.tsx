import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { HistoryEntry } from '../../providers/shopCalls.ts'
import type { FormProblem } from '../form/errorTree.ts'
import { FieldChange, useFieldLabel } from './FieldChange.tsx'
import css from './history.module.css'

interface RestoreChoiceProps {
  resource: Resource
  record: AnyRecord
  change: HistoryEntry['changes'][number]
  /** Why it could not be put back. */
  problems: readonly FormProblem[]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A field as it is and as it was, which comes back or is left. */
export function RestoreChoice({
  resource,
  record,
  change,
  problems,
  isChosen,
  onChoose,
}: RestoreChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  const label = useFieldLabel(resource)(change.field)
  return (
    <div className={css.choice} data-left={!isChosen || undefined}>
      <input
        type="checkbox"
        aria-label={translate('form.history.restoreField', { field: label })}
        aria-describedby={problems.length > 0 ? id : undefined}
        aria-invalid={problems.length > 0 || undefined}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <dl className={css.changes}>
        <FieldChange resource={resource} change={change} record={record} />
      </dl>
      {problems.length > 0 && (
        <p id={id} role="alert" className={css.wrong}>
          {problems.map(({ message }) => message).join(' ')}
        </p>
      )}
    </div>
  )
}
