import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { PageContext } from './PageContext.ts'
import styles from './PageHeader.module.css'

/**
 * The one heading of a page. Takes the focus after a navigation, so that a screen reader says where one has arrived: once it has words, and
 * as a heading of its own for each page, for what has the focus already is not said again. Who is typing meanwhile goes on.
 */
export function PageTitle({ children }: { children: ReactNode }) {
  const { key, moved } = useContext(PageContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const isNamed = typeof children === 'string'
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that moves the focus, and its name.
  useEffect(() => {
    // The page before may still take its name away.
    if (moved)
      queueMicrotask(
        () =>
          document.activeElement?.matches('input, textarea, [contenteditable]') ||
          heading.current?.focus({ preventScroll: true }),
      )
  }, [key, moved, isNamed])
  return (
    <h1 key={isNamed ? key : ''} ref={heading} tabIndex={isNamed ? -1 : undefined} className={styles.title}>
      {children}
    </h1>
  )
}
