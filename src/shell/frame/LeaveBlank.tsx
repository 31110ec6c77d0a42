import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useThemeState } from '../theme/useThemeState.ts'
import styles from './Frame.module.css'

/** The way back out of the blank layout that a person has chosen for a page; Escape is another. */
export function LeaveBlank() {
  const translate = useTranslate()
  const [, change] = useThemeState()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) change({ blankLayout: false })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [change])
  return (
    <button type="button" className={styles.leave} onClick={() => change({ blankLayout: false })}>
      {translate('shell.tools.leaveBlank')}
    </button>
  )
}
