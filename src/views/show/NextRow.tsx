import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import type { Step } from '../workflow/useSteps.tsx'
import css from './show.module.css'

interface NextRowProps {
  /** What the step is called that has the button of the page. */
  primary: string | undefined
  further: readonly Step[]
  /** What it waits for, where it cannot go on yet. */
  children: ReactNode
}

/** What to do next, why something else cannot be done yet, and what could be done besides. */
export function NextRow({ primary, further, children }: NextRowProps) {
  const translate = useTranslate()
  if (!primary && !children && further.length === 0) return null
  return (
    <div className={css.next}>
      <div className={css.nextWords}>
        {primary && (
          <span>
            {translate('form.page.next')} <strong>{primary}</strong>
          </span>
        )}
        {children}
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
