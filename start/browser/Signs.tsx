import type { ReactNode } from 'react'
import ChatCount from '../../resources/insight/conversation/screens/ChatCount.tsx'
import Bell from '../../resources/insight/inbox/screens/Bell.tsx'
import { RecentPagesRecorder } from '../../src/shell/palette/useRecentPages.ts'
import { PeekKeys } from '../../src/shell/peek/PeekKeys.tsx'

/** What is on every page and need not be there at first: the bell in the header, the number of unread messages in the menu, what remembers the records that were opened, and the keys that look at a record in passing. */
export default function Signs({ buttonClass, room }: { buttonClass: string; room: ReactNode }) {
  return (
    <>
      <ChatCount />
      <RecentPagesRecorder />
      <PeekKeys />
      <Bell buttonClass={buttonClass} room={room} />
    </>
  )
}
