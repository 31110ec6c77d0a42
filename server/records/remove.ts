import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { ownedRelations } from '../../src/derive/relations.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { sqlState } from '../database/sqlState.ts'
import { throwAway } from './bin/throwAway.ts'
import { countUses } from './countUses.ts'
import { writeHistory } from './history.ts'
import { lockRecord } from './read.ts'
import { countReferrers, readableReferrers } from './referrers.ts'
import type { Work } from './workTypes.ts'

/**
 * Deletes a locked record with the rows it owns, and the records that belong to it; `owner` is the one that it goes with itself.
 * @throws ApiError `in-use` with `referrers` where other records point to it, and what the hooks refuse
 */
export async function removeRecord(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  owner?: string,
): Promise<void> {
  const { context, actor, db } = work
  const hooks = context.hooks[resource.name] ?? {}
  const { records, at } = work
  const change = { record, previous: record, action: 'delete', actor, db, records, at, context }
  if (hooks.beforeDelete) await hooks.beforeDelete(change)
  await removeOwned(work, resource, record)
  const referrers = await countReferrers(db, context.registry, resource, record.id)
  if (referrers.length > 0) {
    throw new ApiError('in-use', {
      extra: { referrers: readableReferrers(actor, context.registry, referrers) },
    })
  }
  await deleteRow(work, resource, record.id)
  await countUses(work, resource, undefined, record)
  await throwAway(
    work,
    resource,
    await writeHistory(work, resource, 'delete', undefined, record),
    record,
    owner,
  )
  if (hooks.afterDelete) await hooks.afterDelete(change)
  const { afterCommit } = hooks
  if (afterCommit) work.effects.push(() => afterCommit({ record, previous: record, action: 'delete', actor }))
}

async function removeOwned(work: Work, resource: Resource, record: AnyRecord): Promise<void> {
  for (const { from, field } of ownedRelations(work.context.registry, resource.name)) {
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM ${sql.raw(quoted(tableName(from)))} WHERE ${sql.ref(columnName(field))} = ${record.id} ORDER BY "id"`.execute(
      work.db,
    )
    for (const owned of rows)
      await removeRecord(work, from, await lockRecord(work, from, owned.id), record.id)
  }
}

async function deleteRow({ db }: Work, resource: Resource, id: string): Promise<void> {
  try {
    await sql`DELETE FROM ${sql.raw(quoted(tableName(resource)))} WHERE "id" = ${id}`.execute(db)
  } catch (error) {
    if (sqlState(error)?.state === '23503') throw new ApiError('in-use')
    throw error
  }
}
