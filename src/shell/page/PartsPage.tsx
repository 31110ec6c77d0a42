import type { ReactNode } from 'react'
import { Link } from '../routing/Link.tsx'
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

/** A page of several parts: their names at its side (above it on a phone), the one that the address names beside them. */
export function PartsPage({ label, parts, current, children }: PartsPageProps) {
  return (
    <div className={css.page}>
      <nav aria-label={label}>
        <ul className={css.parts}>
          {parts.map(({ name, to, title }) => (
            <li key={name}>
              <Link
                to={to}
                className={css.part as string}
                aria-current={name === current ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.content}>{children}</div>
    </div>
  )
}
