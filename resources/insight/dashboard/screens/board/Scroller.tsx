import type { ReactNode } from 'react'
import css from './board.module.css'

/** Holds what may be wider than its tile, so that the tile scrolls and not the page; by keyboard too. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its tile is scrolled by the keyboard.
    <section className={css.scroller} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
