import { defineHooks } from '../../../server/defineHooks.ts'
import { broadcast } from './broadcast.ts'
import { sendPortions } from './server/sendPortions.ts'
import { followStep, settleBroadcast } from './server/submit.ts'

export default defineHooks(broadcast, {
  beforeSave: settleBroadcast,
  afterSave: followStep,
  jobs: { sendBroadcasts: { every: 1, run: sendPortions } },
})
