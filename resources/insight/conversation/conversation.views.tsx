import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { conversation } from './conversation.ts'

const ChatPage = lazy(() => import('./screens/ChatPage.tsx'))

/** Conversations are one page, whichever of them an address names. */
export default defineViews(conversation, {
  isTalk: true,
  list: ChatPage,
  create: ChatPage,
  edit: ChatPage,
  show: ChatPage,
})
