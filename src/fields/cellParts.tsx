import { LinkBase } from 'ra-core'
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'
import css from './cellParts.module.css'

/**
 * How links in cells behave: `tab` they are reached one by one; `arrows` the arrow keys lead to them, because their table is a single
 * stop of the Tab key; `none` they are plain text, because they stand inside a button.
 */
export type CellLinks = 'tab' | 'arrows' | 'none'

export const CellLinksContext = createContext<CellLinks>('tab')

/** A link in a cell: `to` is a route of the application, `href` leads out of it, or nowhere where it is shown in part only. */
export function CellLink({ to, href, children }: { to?: string; href?: string; children: ReactNode }) {
  const links = useContext(CellLinksContext)
  if (links === 'none' || href?.includes('•')) return children
  const tab = links === 'arrows' ? { tabIndex: -1 } : {}
  if (to !== undefined) {
    return (
      <LinkBase className={css.link} to={to} {...tab}>
        {children}
      </LinkBase>
    )
  }
  const outside = href?.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
  return (
    <a className={css.link} href={href} {...tab} {...outside}>
      {children}
    </a>
  )
}

type SpanProps = HTMLAttributes<HTMLElement>

/**
 * Text on one line, cut with an ellipsis where it is too long, and then whole under the pointer; runs in its own direction whatever
 * that of the page.
 */
export const Line = (props: SpanProps) => <span className={css.line} data-line="" dir="auto" {...props} />

/** Figures of one width, so that they stand below each other. */
export const Figures = (props: SpanProps) => <span className={css.figures} dir="auto" {...props} />

/** A code, an address or a number that reads from left to right in every language. */
export const Code = (props: SpanProps) => <bdi className={css.code} dir="ltr" {...props} />

/** Several short things side by side, cut at the end of the line. */
export const Strip = (props: SpanProps) => <span className={css.strip} data-strip="" {...props} />

/** A word in a quiet frame: one of several values. */
export const Token = (props: SpanProps) => <span className={css.token} data-token="" dir="auto" {...props} />

/** Secondary text beside a value. */
export const Quiet = (props: SpanProps) => <span className={css.quiet} {...props} />

/** A coloured square; `colour` is a CSS colour. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={css.swatch} style={{ backgroundColor: colour }} />
)

/** A tick, or a short stroke where something is not so. */
export const Tick = ({ on }: { on: boolean }) => (
  <span className={css.mark} data-on={on || undefined}>
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      {on ? <path d="m4 9.5 3.4 3.4L14 5.8" strokeLinejoin="round" /> : <path d="M5.5 9h7" />}
    </svg>
  </span>
)
