import { defineHooks } from '../../../server/defineHooks.ts'
import { chatMessage } from './chatMessage.ts'
import { afterDelete, beforeDelete, beforeSave, tell } from './server/saying.ts'

export default defineHooks(chatMessage, { beforeSave, afterSave: tell, beforeDelete, afterDelete })
