import { sendPortions } from '../../server/areas/broadcast/sendPortions.ts'
import { followStep, settleBroadcast } from '../../server/areas/broadcast/submit.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { broadcast } from './broadcast.ts'

export default defineHooks(broadcast, {
  beforeSave: settleBroadcast,
  afterSave: followStep,
  jobs: { sendBroadcasts: { every: 1, run: sendPortions } },
})
