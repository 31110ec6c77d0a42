import { type ReactNode, useEffect } from 'react'
import ChatCount from '../../resources/insight/conversation/screens/ChatCount.tsx'
import WorkCounts from '../../resources/insight/dashboard/screens/menu/WorkCounts.tsx'
import Bell from '../../resources/insight/inbox/screens/Bell.tsx'
import { keepFocus } from '../../src/shell/frame/keepFocus.ts'
import { RecentPagesRecorder } from '../../src/shell/palette/useRecentPages.ts'
import { PeekKeys } from '../../src/shell/peek/PeekKeys.tsx'
import { loadFont } from '../../src/shell/theme/font/loadFont.ts'

/**
 * What is on every page and need not be there at first: the bell in the header, what waits behind the entries of the menu, what remembers
 * the records that were opened, the keys that look at a record in passing, the place of whoever works by keyboard, and the letters.
 */
export default function Signs({ buttonClass, room }: { buttonClass: string; room: ReactNode }) {
  useEffect(loadFont, [])
  useEffect(keepFocus, [])
  return (
    <>
      <ChatCount />
      <WorkCounts />
      <RecentPagesRecorder />
      <PeekKeys />
      <Bell buttonClass={buttonClass} room={room} />
    </>
  )
}
