import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../routing/Link.tsx'
import css from './PageParts.module.css'
import { useReached } from './useReached.ts'

interface PagePart {
  /** The id of the element with which it begins. */
  readonly id: string
  readonly title: string
  /** It stands below the last one without. */
  readonly isSub?: boolean
}

interface PagePartsProps {
  label: string
  parts: readonly PagePart[]
  /** The language of the titles, where it is not that of the page. */
  lang?: string
  /** What scrolls, where that is not the window. */
  box?: RefObject<HTMLElement | null>
  /** Whether Back leads from the page, not to the part that was read before. */
  replace?: boolean
}

/** The parts of a long page as links, with a mark on the one that is being read, which goes along as somebody scrolls. */
export function PageParts({ label, parts, lang, box, replace = false }: PagePartsProps) {
  const { search } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const reached = useReached(
    parts.map(({ id }) => id),
    box,
  )
  // A list that is longer than the window follows; the page itself must not be moved by it.
  useEffect(() => {
    const line =
      reached === undefined ? undefined : list.current?.querySelector<HTMLElement>('[aria-current]')
    const frame = list.current?.parentElement
    if (!line || !frame || frame.scrollHeight <= frame.clientHeight) return
    const { top, bottom } = line.getBoundingClientRect()
    const around = frame.getBoundingClientRect()
    if (top < around.top) frame.scrollTop -= around.top - top
    else if (bottom > around.bottom) frame.scrollTop += bottom - around.bottom
  }, [reached])
  return (
    <nav aria-label={label} className={css.parts}>
      <h2>{label}</h2>
      <ul ref={list} lang={lang}>
        {parts.map(({ id, title, isSub }) => (
          <li key={id} data-sub={isSub || undefined}>
            <Link
              to={{ search, hash: `#${id}` }}
              replace={replace}
              onClick={() => goTo(id)}
              aria-current={id === reached ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Shows a part, from which keys go on. */
function goTo(id: string): void {
  const part = document.getElementById(id)
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
  part.scrollIntoView?.()
}
