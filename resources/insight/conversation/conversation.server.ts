import { defineHooks } from '../../../server/defineHooks.ts'
import { conversation } from './conversation.ts'
import { beforeSave } from './server/beforeSave.ts'

export default defineHooks(conversation, { beforeSave })
