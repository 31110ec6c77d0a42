import type { ReactNode } from 'react'
import ChatCount from '../../resources/insight/conversation/screens/ChatCount.tsx'
import Bell from '../../resources/insight/inbox/screens/Bell.tsx'

/** What tells a person of news on every page: the bell in the header, and the number of unread messages in the menu. */
export default function Signs({ buttonClass, room }: { buttonClass: string; room: ReactNode }) {
  return (
    <>
      <ChatCount />
      <Bell buttonClass={buttonClass} room={room} />
    </>
  )
}
