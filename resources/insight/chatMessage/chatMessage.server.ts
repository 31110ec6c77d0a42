import { defineHooks } from '../../../server/defineHooks.ts'
import { chatMessage } from './chatMessage.ts'
import { beforeDelete, beforeSave, raiseConversation, showLast } from './server/saying.ts'

export default defineHooks(chatMessage, {
  beforeSave,
  afterSave: raiseConversation,
  beforeDelete,
  afterDelete: showLast,
})
