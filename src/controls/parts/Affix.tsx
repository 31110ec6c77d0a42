import type { ReactNode } from 'react'
import css from './Box.module.css'

/** A unit before or after what is typed: a currency, a percent sign. Not read out: the label says it where it matters. */
export const Affix = ({ children, isLast }: { children: ReactNode; isLast?: boolean }) => (
  <span className={css.affix} data-last={isLast || undefined} aria-hidden="true">
    {children}
  </span>
)
