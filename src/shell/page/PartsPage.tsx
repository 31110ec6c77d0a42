import type { ReactNode } from 'react'
import { useMinWidth } from '../frame/useMinWidth.ts'
import { Link } from '../routing/Link.tsx'
import { breakpoints } from '../theme/breakpoints.ts'
import css from './PartsPage.module.css'

/** One part of such a page: its address, and what it is called. */
interface Part {
  readonly name: string
  readonly to: string
  readonly title: string
}

interface PartsPageProps {
  /** What the list of parts is called. */
  label: string
  parts: readonly Part[]
  /** The name of the part that is shown. */
  current: string
  children: ReactNode
}

/** Of so many the names fill half of a phone, and are behind that of the one which is shown. */
const many = 6

/** A page of several parts: their names at its side (above it on a phone), the one that the address names beside them. */
export function PartsPage({ label, parts, current, children }: PartsPageProps) {
  const isNarrow = !useMinWidth(breakpoints.mobile)
  const list = (
    <ul className={css.parts}>
      {parts.map(({ name, to, title }) => (
        <li key={name}>
          <Link to={to} className={css.part as string} aria-current={name === current ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={css.page}>
      <nav aria-label={label}>
        {isNarrow && parts.length > many ? (
          // Another one for each part: it closes when one is gone to.
          <details key={current} className={css.chooser}>
            <summary>{parts.find(({ name }) => name === current)?.title}</summary>
            {list}
          </details>
        ) : (
          list
        )}
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  )
}
