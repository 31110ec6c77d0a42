import { defineHooks } from '../../../server/defineHooks.ts'
import { redirect } from './redirect.ts'
import { checkRedirect } from './server/checkRedirect.ts'

/** Redirects that go one step and no circle. */
export default defineHooks(redirect, {
  beforeSave: async (change) => {
    await checkRedirect(change)
    return undefined
  },
})
