import type { Actor } from '../../../../server/actor.ts'
import type { ImportResult } from '../../../../server/records/import/importEnded.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { notify } from './notify.ts'
import { staffRecipient } from './staffRecipients.ts'

/** Tells who imported a file what came of it; they may be elsewhere by then. A failure to tell is only logged. */
export async function notifyImport(
  context: RecordsContext,
  actor: Pick<Actor, 'id'>,
  resource: Resource,
  result: ImportResult | Error,
): Promise<void> {
  const { registry, log } = context
  if (!registry.notification || !registry.notificationKey || !registry.template) return
  try {
    await inTransaction(context, { actor: systemActor, requestId: 'import' }, async (work) => {
      const person = await staffRecipient(work.db, actor.id)
      if (!person) return
      const area = { 'import.area': resource.endpoint }
      if (result instanceof Error)
        await notify(work, 'import.failed', { to: [person], values: { ...area, reason: result.message } })
      else {
        const { created, updated, refused } = result
        const counts = {
          'import.created': created,
          'import.changed': updated,
          'import.refused': refused,
        }
        await notify(work, 'import.finished', { to: [person], values: { ...area, ...counts } })
      }
    })
  } catch (error) {
    log.error({ err: error, area: resource.name }, 'A message about an import could not be written.')
  }
}
