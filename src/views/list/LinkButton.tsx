import { LinkBase } from 'ra-core'
import type { ReactNode } from 'react'
import css from '../../shell/controls/Button.module.css'

/** The link to the one thing that a page is for, such as a new record. */
export function LinkButton({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkBase className={`${css.button} ${css.primary}`} to={to}>
      {children}
    </LinkBase>
  )
}
