import type { AnyRecord, Resource } from '../../src/core/index.ts'
import type { Left } from './bulkChanges.ts'
import { changesOf, demandUntouched } from './notedChanges.ts'
import { demandOpen } from './refuse.ts'
import { removeRecord } from './remove.ts'
import type { Work } from './workTypes.ts'

/**
 * Deletes a locked record that an import made, as if a person did so by hand who may (`mayUndo`); one that somebody has changed since stays.
 * What came from a file of another system is open to this alone: no state lets anybody delete such records otherwise.
 */
export async function unmake(work: Work, resource: Resource, record: AnyRecord, left: Left): Promise<void> {
  await demandUntouched(work, resource, record, await changesOf(work, resource, left, 'create'), left.version)
  if (!resource.takenIn) demandOpen(resource, 'delete', record)
  await removeRecord(work, resource, record)
}
