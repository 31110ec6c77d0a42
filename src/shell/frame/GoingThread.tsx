import { use } from 'react'
import { GoingContext } from '../routing/GoingContext.ts'
import styles from './GoingThread.module.css'

/** A thread under the header while the next page is on its way; one that comes at once has none. */
export function GoingThread() {
  return use(GoingContext) === undefined ? null : (
    <div className={styles.thread} data-going aria-hidden="true" />
  )
}
