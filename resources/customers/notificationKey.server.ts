import { announceMessages } from '../../server/areas/notification/announceMessages.ts'
import { announceStock } from '../../server/areas/notification/announceStock.ts'
import { countKeys } from '../../server/areas/notification/countKeys.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { notificationKey } from './notificationKey.ts'

export default defineHooks(notificationKey, {
  async everyMinute(tick) {
    await announceStock(tick)
    await announceMessages(tick)
    await countKeys(tick.db)
  },
})
