import { defineHooks } from '../../../server/defineHooks.ts'
import { announceMessages } from '../notification/server/announceMessages.ts'
import { announceStock } from '../notification/server/announceStock.ts'
import { countKeys } from '../notification/server/countKeys.ts'
import { notificationKey } from './notificationKey.ts'

export default defineHooks(notificationKey, {
  async everyMinute(tick) {
    await announceStock(tick)
    await announceMessages(tick)
    await countKeys(tick.db)
  },
})
