import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import css from './show.module.css'

export interface PathStep {
  readonly key: string
  readonly words: string
  /** When it got there, or how far it is on its way there. */
  readonly note?: ReactNode
}

/** How far a record has come on its usual way: `now` is the place of the step that it is at. */
export function PathSteps({ steps, now }: { steps: readonly PathStep[]; now: number }) {
  const translate = useTranslate()
  return (
    <ol className={css.path} aria-label={translate('form.page.path')}>
      {steps.map(({ key, words, note }, index) => (
        <li key={key} data-done={index <= now || undefined} aria-current={index === now ? 'step' : undefined}>
          <span data-line="" dir="auto">
            {words}
          </span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
