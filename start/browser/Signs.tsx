import type { ReactNode } from 'react'
import ChatCount from '../../resources/insight/conversation/screens/ChatCount.tsx'
import WorkCounts from '../../resources/insight/dashboard/screens/menu/WorkCounts.tsx'
import Bell from '../../resources/insight/inbox/screens/Bell.tsx'
import { RecentPagesRecorder } from '../../src/shell/palette/useRecentPages.ts'

/** What is on every page and need not be there at first: the bell in the header, what waits behind the entries of the menu, and what remembers the records that were opened. */
export default function Signs({ buttonClass, room }: { buttonClass: string; room: ReactNode }) {
  return (
    <>
      <ChatCount />
      <WorkCounts />
      <RecentPagesRecorder />
      <Bell buttonClass={buttonClass} room={room} />
    </>
  )
}
