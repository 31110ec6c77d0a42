import { defineHooks } from '../../../server/defineHooks.ts'
import { announceMessages } from '../notification/server/announceMessages.ts'
import { announceStock } from '../notification/server/announceStock.ts'
import { countKeys } from '../notification/server/countKeys.ts'
import { notificationKey } from './notificationKey.ts'

export default defineHooks(notificationKey, {
  jobs: {
    announceStock: { every: 1, run: announceStock },
    announceMessages: { every: 1, run: announceMessages },
    countMessages: { every: 1, run: ({ db }) => countKeys(db) },
  },
})
