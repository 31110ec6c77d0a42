import { sql } from 'kysely'
import { type AnyRecord, type Field, isInput, type Resource } from '../../src/core/index.ts'
import { isLetBack } from '../../src/derive/undo.ts'
import { ApiError } from '../apiError.ts'
import type { Left } from './bulkChanges.ts'
import type { FieldChange } from './history.ts'
import { stale, valueAt, valuesBefore } from './notedChanges.ts'
import { saveRecord } from './save.ts'
import { isSame } from './values.ts'
import { fieldOf } from './waysBack.ts'
import type { Work } from './workTypes.ts'

/**
 * Puts a locked record back into the state that a transition took it from, with what the transition changed of it; by a write of the
 * server's own, whose hooks hear of it as `undo`. A record that somebody has changed since is left, as it is not what was moved.
 * @throws ApiError `stale`, `not-allowed-now`
 */
export async function undoMove(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  left: Left,
  transition: string,
): Promise<void> {
  const { all, touched } = await movedBy(work, resource, left, transition)
  if (touched.length > 0) throw await stale(work, resource, record, left.version, touched)
  const status = left.from as string
  if (!isLetBack(resource, record, status)) throw new ApiError('not-allowed-now')
  const changes = all.filter(
    ({ field, after }) => field !== 'status' && isSame(valueAt(record, field), after),
  )
  await saveRecord(work, resource, valuesBefore(changes), record, { action: 'undo', status, isOwn: true })
}

/**
 * What the request that made a transition changed of a record, what followed at once included; and what people write of it, and its
 * state, as far as somebody has since. What the server counts of it does not matter.
 */
async function movedBy(
  { db }: Work,
  resource: Resource,
  { id, version }: Left,
  transition: string,
): Promise<{ all: FieldChange[]; touched: string[] }> {
  const { rows } = await sql<{ action: string; request: string; changes: FieldChange[] }>`
    SELECT "action", "request_id" AS "request", "changes" FROM "_history"
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" >= ${version} ORDER BY "version", "id"`.execute(
    db,
  )
  const [first] = rows
  if (first?.action !== transition) throw new ApiError('not-allowed-now')
  const all = new Map<string, FieldChange>()
  for (const { changes } of rows.filter(({ request }) => request === first.request))
    for (const change of changes)
      all.set(change.field, { ...change, before: (all.get(change.field) ?? change).before })
  const since = rows.filter(({ request }) => request !== first.request)
  const fields = new Set(since.flatMap(({ changes }) => changes.map(({ field }) => field)))
  const touched = [...fields].filter((field) => {
    const known = resource.fields[fieldOf(field)] as Field | undefined
    return field === 'status' || (known && isInput(known))
  })
  return { all: [...all.values()], touched }
}
