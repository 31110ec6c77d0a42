import { useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon.tsx'
import styles from './notice.module.css'

/** Says that there is no connection, for as long as there is none. */
export function ConnectionNotice() {
  const translate = useTranslate()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice} data-tone="warning">
          <Icon name="offline" />
          {translate('shell.notices.offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
