import { defineHooks } from '../../../server/defineHooks.ts'
import { chatMessage } from './chatMessage.ts'
import { beforeDelete, beforeSave, showLast, tell } from './server/saying.ts'

export default defineHooks(chatMessage, { beforeSave, afterSave: tell, beforeDelete, afterDelete: showLast })
