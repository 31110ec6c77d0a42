import { sql } from 'kysely'
import { type AnyRecord, type Field, isInput, type Resource, type Viewer } from '../../src/core/index.ts'
import { readableFields, writableFields } from '../../src/derive/permissions.ts'
import { problemAt } from '../../src/derive/problems.ts'
import { isReadOnly } from '../../src/derive/rules.ts'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'
import { type Aim, lockToEdit } from './actions.ts'

import type { FieldChange } from './history.ts'
import { readInput } from './input.ts'
import { valueAt, valuesBefore } from './notedChanges.ts'
import { saveRecord } from './save.ts'
import { isSame, type Row, rowFields, type Values } from './values.ts'
import { fieldOf } from './waysBack.ts'
import type { Work } from './workTypes.ts'

/** Why a field does not go back: its state moves by the workflow alone, the system keeps it, the record's state closes it, or the person may not write it. */
export type WhyKept = 'workflow' | 'system' | 'readOnly' | 'permission'

/** What would bring a record back to one of its versions. */
export interface RestorePlan {
  /** The fields that differ now, as they are and as they were. */
  readonly changes: readonly FieldChange[]
  /** Those that differ too, and stay as they are. */
  readonly kept: readonly { readonly field: string; readonly why: WhyKept }[]
}

/**
 * What somebody would put back by restoring a version of a record; what they may not see is not named.
 * @throws ApiError `not-found` where the history does not reach back to that version
 */
export async function planRestore(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  record: AnyRecord,
  version: number,
): Promise<RestorePlan> {
  const { changes, kept } = await differences(db, resource, viewer, record, version)
  return { changes, kept }
}

/**
 * Brings a record back to one of its versions, as a change of its own by the person who asks: `fields` of it alone where they are
 * named. Rows that were taken away meanwhile come back under their ids.
 * @throws ApiError what an update with these values is refused for; `not-found`, `invalid` for a field that does not go back
 */
export async function restoreVersion(
  work: Work,
  resource: Resource,
  aim: Aim,
  { version, fields }: { readonly version: number; readonly fields?: readonly string[] | undefined },
): Promise<AnyRecord> {
  const record = await lockToEdit(work, resource, aim)
  const { changes, former } = await differences(work.db, resource, work.actor, record, version)
  const refused = fields?.filter((name) => !changes.some(({ field }) => field === name)) ?? []
  if (refused.length > 0)
    throw new ApiError('invalid', {
      problems: refused.map((path) => problemAt<AnyRecord>(path, 'not-allowed')),
    })
  const chosen = changes.filter(({ field }) => fields?.includes(field) ?? true)
  const values = valuesBefore(chosen.map(({ field, after }) => ({ field, before: after, after: null })))
  const input = readInput(resource, work.actor, values, record)
  return saveRecord(work, resource, input, record, {
    action: 'update',
    noted: 'restoreVersion',
    isAsked: true,
    former,
  })
}

async function differences(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  record: AnyRecord,
  version: number,
): Promise<RestorePlan & { former: Values }> {
  const readable = new Set(['status', ...readableFields(viewer, resource)])
  const writable = new Set(writableFields(viewer, resource))
  const { was, former } = await stateAt(db, resource, record.id, version)
  const changes: FieldChange[] = []
  const kept: { field: string; why: WhyKept }[] = []
  for (const [field, after] of was) {
    const name = fieldOf(field)
    const before = valueAt(record, field) ?? null
    if (!readable.has(name) || isSame(before, after) || isNothing(before, after)) continue
    const why = whyKept(resource, record, name, writable)
    if (why) kept.push({ field, why })
    else changes.push({ field, before, after })
  }
  return { changes, kept, former }
}

/** An empty list and none are the same to whoever reads. */
const isNothing = (...values: unknown[]) =>
  values.every((value) => value === null || (Array.isArray(value) && value.length === 0))

function whyKept(
  resource: Resource,
  record: AnyRecord,
  name: string,
  writable: ReadonlySet<string>,
): WhyKept | undefined {
  if (name === 'status') return 'workflow'
  if (!isInput(resource.fields[name] as Field)) return 'system'
  if (!writable.has(name)) return 'permission'
  return isReadOnly(resource, name, record) ? 'readOnly' : undefined
}

/** What fields that were written since had as their value after a version, by the names of the history; and all rows that there ever were meanwhile. */
async function stateAt(
  db: Db,
  resource: Resource,
  id: string,
  version: number,
): Promise<{ was: Map<string, unknown>; former: Values }> {
  const { rows } = await sql<{ version: number; changes: FieldChange[] }>`
    SELECT "version", "changes" FROM "_history"
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" >= ${version}
    ORDER BY "version", "id"`.execute(db)
  if (rows[0]?.version !== version) throw new ApiError('not-found')
  const was = new Map<string, unknown>()
  const former: Record<string, Row[]> = {}
  for (const { field, before } of rows.filter((row) => row.version > version).flatMap((row) => row.changes)) {
    if (!resource.fields[fieldOf(field)] && field !== 'status') continue
    if (!was.has(field)) was.set(field, before)
    if (rowFields(resource).includes(field))
      former[field] = [...(former[field] ?? []), ...((before ?? []) as Row[])]
  }
  return { was, former }
}
