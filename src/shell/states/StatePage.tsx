import type { ReactElement, ReactNode } from 'react'
import styles from './StatePage.module.css'

interface StatePageProps {
  icon: ReactElement
  title: string
  text: ReactNode
  /** Links or buttons, the most useful first. */
  children?: ReactNode
  /** Read out at once: something went wrong. */
  alert?: boolean
}

/** A page that has something to say instead of something to show: no access, nothing there, an error. */
export function StatePage({ icon, title, text, children, alert }: StatePageProps) {
  return (
    <div className={styles.page} role={alert ? 'alert' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
