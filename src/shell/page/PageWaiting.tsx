import { useTranslate } from 'ra-core'
import styles from './PageWaiting.module.css'

/** Holds the place of a page whose code is on its way; nothing is drawn for waits too short to notice. */
export function PageWaiting() {
  const translate = useTranslate()
  return (
    <div
      className={styles.waiting}
      role="status"
      data-page-waiting
      aria-label={translate('shell.page.loading')}
    >
      <span />
      <span />
      <span />
    </div>
  )
}
