import type { ReactNode } from 'react'
import css from './miniature.module.css'

interface MiniatureProps {
  head?: ReactNode
  side?: ReactNode
  foot?: ReactNode
  /** The side is as high as the frame, with the head beside it. */
  isSideWhole?: boolean
  /** The side is folded away. */
  isSideGone?: boolean
  /** All of it scrolls, and its head stays in sight. */
  isHeadFixed?: boolean
  /** What scrolls is reached by the keyboard under this name. */
  scrolls?: string
  children: ReactNode
}

/** A page in small: what is in its head, side and foot, around what it is for. */
export function Miniature({
  head,
  side,
  foot,
  isSideWhole = false,
  isSideGone = false,
  isHeadFixed = false,
  scrolls,
  children,
}: MiniatureProps) {
  const reached = scrolls === undefined ? {} : { role: 'group', tabIndex: 0, 'aria-label': scrolls }
  return (
    <div
      className={css.frame}
      data-whole={isSideWhole || undefined}
      data-scrolls={isHeadFixed || undefined}
      {...(isHeadFixed ? reached : {})}
    >
      {head !== undefined && <div className={css.head}>{head}</div>}
      {side !== undefined && (
        <div className={css.side} data-gone={isSideGone || undefined}>
          {side}
        </div>
      )}
      <div className={css.body} {...(isHeadFixed ? {} : reached)}>
        {children}
      </div>
      {foot !== undefined && <div className={css.foot}>{foot}</div>}
    </div>
  )
}
