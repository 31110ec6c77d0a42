import type { Resource } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import type { Left } from './bulkChanges.ts'
import { changesOf, valuesBefore } from './notedChanges.ts'
import { findRecord } from './read.ts'
import { demandOpen } from './refuse.ts'
import { saveRecord } from './save.ts'
import type { Work } from './workTypes.ts'

/**
 * Brings a deleted record back as it was, under its id and with its rows, and its history goes on; by a write of the server's own, whose
 * checks and hooks are those of a new record (`undelete`).
 * @throws ApiError `not-allowed-now`, and what a new record like it would be refused for
 */
export async function undelete(work: Work, resource: Resource, left: Left): Promise<void> {
  if (await findRecord(work.db, resource, left.id)) throw new ApiError('not-allowed-now')
  const changes = await changesOf(work, resource, left, 'delete')
  const { status, ...values } = valuesBefore(changes)
  const { id, version, was } = left
  const restores = {
    createdAt: work.at,
    ...was,
    version,
    ...(resource.workflow ? { status: status as string } : {}),
  }
  const record = await saveRecord(work, resource, values, undefined, {
    action: 'undelete',
    id,
    isOwn: true,
    restores,
  })
  if (resource.access.create !== false) demandOpen(resource, 'create', record)
}
