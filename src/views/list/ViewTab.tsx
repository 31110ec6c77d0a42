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

/** Seen as well where there is no room for all, also by whoever came by an address. */
const reveal = (tab: HTMLElement | null) => tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

/** One of the ways to look at a list. */
export function ViewTab({ to, isCurrent, isChanged, children, after }: ViewTabProps) {
  return (
    <li>
      <LinkBase
        ref={isCurrent ? reveal : undefined}
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
