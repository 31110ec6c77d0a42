import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { Button } from '../../shell/controls/Button.tsx'
import type { Step } from '../workflow/useSteps.tsx'
import { Hindrance } from './Hindrance.tsx'
import css from './show.module.css'

interface NextRowProps {
  resource: Resource
  record: AnyRecord
  /** The step that has the button of the page. */
  primary: Step | undefined
  further: readonly Step[]
  /** The transition that would come before it. */
  hindered: string | undefined
}

/** What to do next, why something else cannot be done yet, and what could be done besides. */
export function NextRow({ resource, record, primary, further, hindered }: NextRowProps) {
  const translate = useTranslate()
  if (!primary && !hindered && further.length === 0) return null
  return (
    <div className={css.next}>
      <div className={css.nextWords}>
        {primary && (
          <span>
            {translate('form.page.next')} <strong>{primary.label}</strong>
          </span>
        )}
        {hindered && <Hindrance resource={resource} record={record} step={hindered} />}
      </div>
      <div className={css.nextSteps}>
        {further.map(({ name, label, isDanger, isDisabled, start }) => (
          <Button key={name} look="text" small danger={isDanger} disabled={isDisabled} onClick={start}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
