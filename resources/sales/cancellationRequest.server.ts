import { escalate } from '../../server/areas/cancellationRequest/escalate.ts'
import { beforeSave } from '../../server/areas/cancellationRequest/followState.ts'
import { lockOrderOf } from '../../server/areas/sales/lockOrderOf.ts'
import { childSaved } from '../../server/areas/salesEvents.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { cancellationRequest } from './cancellationRequest.ts'

/** What the server does beside storing a request. */
export default defineHooks(cancellationRequest, {
  lockFirst: lockOrderOf('cancellation_request'),
  beforeSave,
  afterSave: childSaved,
  jobs: { escalateCancellations: { every: 1, run: escalate } },
})
