import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../order/server/lockOrdersOf.ts'
import { childSaved } from '../order/server/salesEvents.ts'
import { cancellationRequest } from './cancellationRequest.ts'
import { escalate } from './server/escalate.ts'
import { beforeSave } from './server/followState.ts'

/** What the server does beside storing a request. */
export default defineHooks(cancellationRequest, {
  lockFirst: lockOrderOf('cancellation_request'),
  beforeSave,
  afterSave: childSaved,
  jobs: { escalateCancellations: { every: 1, run: escalate } },
})
