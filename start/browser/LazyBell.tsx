import { lazy, Suspense, useEffect, useState } from 'react'
import { ToolBoundary } from '../../src/shell/frame/ToolBoundary.tsx'
import { whenIdle } from '../../src/shell/frame/whenIdle.ts'
import styles from '../../src/shell/header/Header.module.css'

const late = 15_000

const Bell = lazy(() => import('../../resources/insight/inbox/screens/Bell.tsx'))

/** The bell comes once the page that was opened has had its time: the first list does not wait for it. */
export function LazyBell({ buttonClass }: { buttonClass: string }) {
  const [isDue, setDue] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const callOff = whenIdle(() => setDue(true))
    // Whoever saves data is told as well, only later.
    const timer = setTimeout(() => setDue(true), late)
    return () => {
      callOff()
      clearTimeout(timer)
    }
  }, [])
  if (hasFailed) return null
  // Its room is kept, so that the tools beside it stay where they are.
  const room = <span className={styles.room} />
  if (!isDue) return room
  return (
    <ToolBoundary onFailure={() => setFailed(true)}>
      <Suspense fallback={room}>
        <Bell buttonClass={buttonClass} room={room} />
      </Suspense>
    </ToolBoundary>
  )
}
