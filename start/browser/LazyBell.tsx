import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../src/core/index.ts'
import { loadArea } from '../../src/loadArea.ts'
import { ToolBoundary } from '../../src/shell/frame/ToolBoundary.tsx'
import { whenIdle } from '../../src/shell/frame/whenIdle.ts'
import styles from '../../src/shell/header/Header.module.css'

/** When the bell is loaded at the latest (ms). */
const late = 15_000

// The build moves what is chained to an import to where the failures of its styles do not come by: so nothing is chained here.
const loadSigns = () => import('./Signs.tsx')

/** The bell speaks in the words of its area: one comes with the other, or neither. */
async function loadBell() {
  const [signs] = await Promise.all([loadSigns(), loadArea(areaHeads.notification as AreaHead)])
  return signs
}

type Bell = ComponentType<{ buttonClass: string; room: ReactNode }>

/** The bell comes once the page that was opened has had its time: the first list does not wait for it. */
export function LazyBell({ buttonClass }: { buttonClass: string }) {
  const [isDue, setDue] = useState(false)
  const [Bell, setBell] = useState<Bell>()
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
  // Nobody asked for it, so nobody is told where it does not come: it comes with the network.
  useEffect(() => {
    if (!isDue || Bell) return
    const load = () =>
      void loadBell().then(
        (module) => setBell(() => module.default),
        () => undefined,
      )
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isDue, Bell])
  if (hasFailed) return null
  // Its room is kept, so that the tools beside it stay where they are.
  const room = <span className={styles.room} />
  if (!Bell) return room
  return (
    <ToolBoundary onFailure={() => setFailed(true)}>
      <Suspense fallback={room}>
        <Bell buttonClass={buttonClass} room={room} />
      </Suspense>
    </ToolBoundary>
  )
}
