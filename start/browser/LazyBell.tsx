import { Suspense, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../src/core/index.ts'
import { loadArea } from '../../src/loadArea.ts'
import { ToolBoundary } from '../../src/shell/frame/ToolBoundary.tsx'
import { useDue } from '../../src/shell/frame/useDue.ts'
import styles from '../../src/shell/header/Header.module.css'

// The build moves what is chained to an import to where the failures of its styles do not come by: so nothing is chained here.
const loadSigns = () => import('./Signs.tsx')

/** The bell speaks in the words of its area: one comes with the other, or neither. */
async function loadBell() {
  const [signs] = await Promise.all([loadSigns(), loadArea(areaHeads.notification as AreaHead)])
  return signs
}

/** The bell comes once the page that was opened has had its time: the first list does not wait for it. */
export function LazyBell({ buttonClass }: { buttonClass: string }) {
  const Bell = useDue(loadBell, 'v')?.default
  const [hasFailed, setFailed] = useState(false)
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
