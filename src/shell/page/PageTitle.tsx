import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { PageContext } from './PageContext.ts'
import styles from './PageHeader.module.css'

/** The one heading of a page. Takes the focus after a navigation, so that a screen reader says where one has arrived. */
export function PageTitle({ children }: { children: ReactNode }) {
  const { key, moved } = useContext(PageContext)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that moves the focus.
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true })
  }, [key, moved])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  )
}
