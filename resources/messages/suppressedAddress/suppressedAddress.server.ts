import { defineHooks } from '../../../server/defineHooks.ts'
import { suppressedAddress } from './suppressedAddress.ts'

/** Who lifts it is written down with the reason. */
export default defineHooks(suppressedAddress, {
  beforeSave: ({ action, actor, at }) =>
    action === 'lift' ? { liftedBy: actor.name, liftedAt: at } : undefined,
})
