import type { EndedJob } from '../../../../server/records/bulkJobs/jobEnded.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/** Tells who had something done to all records of a condition what came of it. A failure to tell is only logged. */
export async function notifyJob(
  context: RecordsContext,
  resource: Resource,
  { actorId, done, refused, isFailed }: EndedJob,
): Promise<void> {
  const { registry, log } = context
  if (!registry.notification || !registry.notificationKey || !registry.template) return
  try {
    await inTransaction(context, { actor: systemActor, requestId: 'bulk job' }, async (work) => {
      const person = await staffRecipient(work.db, actorId)
      if (!person) return
      const values = { 'bulk.area': resource.endpoint, 'bulk.changed': done, 'bulk.refused': refused }
      await notify(work, isFailed ? 'bulk.failed' : 'bulk.finished', { to: [person], values })
    })
  } catch (error) {
    log.error(
      { err: error, area: resource.name },
      'A message about a change of many records could not be written.',
    )
  }
}
