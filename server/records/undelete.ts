import { sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { ownedRelations } from '../../src/derive/relations.ts'
import { ApiError } from '../apiError.ts'
import { instant } from '../database/instant.ts'
import { takeOut } from './bin/throwAway.ts'
import type { Left } from './bulkChanges.ts'
import { changesOf, valuesBefore } from './notedChanges.ts'
import { findRecord } from './read.ts'
import { type Moment, reattach } from './reattach.ts'
import { demandOpen } from './refuse.ts'
import { saveRecord } from './save.ts'
import type { Work } from './workTypes.ts'

/**
 * Brings a deleted record back as it was, under its id and with its rows, and its history goes on; by a write of the server's own, whose
 * checks and hooks are those of a new record (`undelete`); then what belonged to it and went with it, and what pointed to it.
 * @throws ApiError `not-allowed-now`, and what a new record like it would be refused for
 */
export async function undelete(work: Work, resource: Resource, left: Left): Promise<void> {
  if (await findRecord(work.db, resource, left.id)) throw new ApiError('not-allowed-now')
  const changes = await changesOf(work, resource, left, 'delete')
  const { status, ...values } = valuesBefore(changes)
  const { id, version } = left
  const moment = await momentOf(work, resource, left)
  const known = { createdAt: moment.createdAt, ...(await takeOut(work.db, resource, id)), version }
  const restores = resource.workflow ? { ...known, status: status as string } : known
  const record = await saveRecord(work, resource, values, undefined, {
    action: 'undelete',
    id,
    isOwn: true,
    restores,
  })
  if (resource.access.create !== false) demandOpen(resource, 'create', record)
  await undeleteOwned(work, resource, left, moment)
  await reattach(work, resource, id, moment)
}

/** When a record was made, and when and by whom it was deleted, as its history has it. */
async function momentOf(
  { db }: Work,
  resource: Resource,
  { id, version }: Left,
): Promise<Moment & { readonly createdAt: string }> {
  const { rows } = await sql<Moment & { createdAt: string }>`
    SELECT ${instant('at')} AS "at", "actor_id" AS "actorId", (
      SELECT min(${instant('at')}) FROM "_history" WHERE "resource" = ${resource.name} AND "record_id" = ${id}) AS "createdAt"
    FROM "_history"
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" = ${version} AND "action" = 'delete'`.execute(
    db,
  )
  return rows[0] as Moment & { createdAt: string }
}

/** What went in the same moment, by its history. */
async function undeleteOwned(
  work: Work,
  resource: Resource,
  { id }: Left,
  { at, actorId }: Moment,
): Promise<void> {
  for (const { from, field } of ownedRelations(work.context.registry, resource.name)) {
    const { rows } = await sql<{ id: string; version: number }>`
      SELECT h."record_id" AS "id", h."version" FROM "_history" h
      WHERE h."actor_id" = ${actorId} AND h."at" = ${at} AND h."resource" = ${from.name} AND h."action" = 'delete'
        AND EXISTS (
          SELECT 1 FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = ${field} AND c ->> 'before' = ${id})
      ORDER BY h."record_id"`.execute(work.db)
    for (const owned of rows)
      if (!(await findRecord(work.db, from, owned.id))) await undelete(work, from, owned)
  }
}
