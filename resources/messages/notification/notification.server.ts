import { defineHooks } from '../../../server/defineHooks.ts'
import { notification } from './notification.ts'
import { deliverDue } from './server/deliverDue.ts'

export default defineHooks(notification, {
  // A person who tries again starts over: three attempts, from now on.
  beforeSave: ({ action }) =>
    action === 'retry' ? { attempts: 0, nextTryAt: null, error: null } : undefined,
  addressee: 'recipientId',
  jobs: { sendMessages: { every: 1, outside: deliverDue } },
})
