import { Suspense, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../src/core/index.ts'
import { loadArea } from '../../src/loadArea.ts'
import { ToolBoundary } from '../../src/shell/frame/ToolBoundary.tsx'
import { useDue } from '../../src/shell/frame/useDue.ts'
import styles from '../../src/shell/header/Header.module.css'

// The build moves what is chained to an import to where the failures of its styles do not come by: so nothing is chained here.
const loadSigns = () => import('./Signs.tsx')
const loadPicture = () => import('../../resources/staff/account/screens/picture/HeaderPicture.tsx')

/** The bell speaks in the words of its area: all of it comes together, or nothing, to be asked for again. */
async function loadBell() {
  const [signs, picture] = await Promise.all([
    loadSigns(),
    loadPicture(),
    loadArea(areaHeads.notification as AreaHead),
  ])
  return { Bell: signs.default, HeaderPicture: picture.default }
}

/** The bell, and one's own picture beside it, come once the page that was opened has had its time: the first list does not wait for them. */
export function LazyBell({ buttonClass }: { buttonClass: string }) {
  const signs = useDue(loadBell, 'v')
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  // Its room is kept, so that the tools beside it stay where they are.
  const room = <span className={styles.room} />
  if (!signs) return room
  const { Bell, HeaderPicture } = signs
  return (
    <ToolBoundary onFailure={() => setFailed(true)}>
      <Suspense fallback={room}>
        <HeaderPicture />
        <Bell buttonClass={buttonClass} room={room} />
      </Suspense>
    </ToolBoundary>
  )
}
