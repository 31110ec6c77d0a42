import { LinkBase } from 'ra-core'
import type { ReactNode } from 'react'
import css from './toolbar.module.css'

interface ViewTabProps {
  /** The query of its address. */
  to: string
  isCurrent: boolean
  isChanged?: boolean
  children: ReactNode
  after?: ReactNode
}

/** One of the ways to look at a list. */
export function ViewTab({ to, isCurrent, isChanged, children, after }: ViewTabProps) {
  return (
    <li>
      <LinkBase
        className={css.tab}
        to={{ search: to }}
        aria-current={isCurrent ? 'page' : undefined}
        data-changed={isChanged || undefined}
      >
        {children}
      </LinkBase>
      {after}
    </li>
  )
}
