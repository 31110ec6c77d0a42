import type { ReactNode } from 'react'
import css from './states.module.css'

interface StateProps {
  drawing: ReactNode
  title: string
  text: string
  children?: ReactNode
}

/** What stands in place of the records: a drawing, what is the matter, and what to do about it. */
export function State({ drawing, title, text, children }: StateProps) {
  return (
    <div className={css.state}>
      <svg
        className={css.drawing}
        width="56"
        height="56"
        viewBox="0 0 56 56"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawing}
      </svg>
      <h2 dir="auto">{title}</h2>
      {text !== '' && <p dir="auto">{text}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}
