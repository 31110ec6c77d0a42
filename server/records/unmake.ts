import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { deleteRecord } from './actions.ts'
import type { Left } from './bulkChanges.ts'
import { changesOf, demandUntouched } from './notedChanges.ts'
import { removeRecord } from './remove.ts'
import type { Work } from './workTypes.ts'

/**
 * Deletes a locked record that an import made, as if the person did so by hand; one that somebody has changed since stays. What came from a
 * file of another system goes by the right to import: nobody deletes such records otherwise.
 */
export async function unmake(work: Work, resource: Resource, record: AnyRecord, left: Left): Promise<void> {
  await demandUntouched(work, resource, record, await changesOf(work, resource, left, 'create'), left.version)
  if (resource.takenIn) return removeRecord(work, resource, record)
  await deleteRecord(work, resource, { id: record.id, version: record.version })
}
