import { announceMessages } from '../../server/areas/notification/announceMessages.ts'
import { announceStock } from '../../server/areas/notification/announceStock.ts'
import { countKeys } from '../../server/areas/notification/countKeys.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { notificationKey } from './notificationKey.ts'

export default defineHooks(notificationKey, {
  jobs: {
    announceStock: { every: 1, run: announceStock },
    announceMessages: { every: 1, run: announceMessages },
    countMessages: { every: 1, run: ({ db }) => countKeys(db) },
  },
})
