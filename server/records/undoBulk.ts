import { sql } from 'kysely'
import type { AnyRecord, Resource, Viewer } from '../../src/core/index.ts'
import { readableFields, writableFields } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import type { Aim } from './actions.ts'
import { type BulkResult, forEach } from './bulk.ts'
import { fieldOf, undoneUntil } from './bulkChanges.ts'
import { changedSince, type FieldChange } from './history.ts'
import { readInput } from './input.ts'
import { lockRecord } from './read.ts'
import { isId } from './recordId.ts'
import { demand, demandOpen } from './refuse.ts'
import { saveRecord } from './save.ts'
import { isSame, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Puts back the fields that a bulk change set, each record as if the person asked for it alone: with their rights, the checks, the
 * hooks and an entry in the history. Records whose fields somebody has changed since are left as they are. Whoever may edit the
 * fields may do it, since they could write the old values by hand; once, as a second time would undo what was done in between.
 * @throws ApiError `not-found`, also where a field is hidden from the person; `already-undone`, `too-late-to-undo`
 */
export async function undoBulk(work: Work, resource: Resource, id: string): Promise<BulkResult> {
  demand(work.actor, resource, 'edit')
  const { at, fields, items, undoneBy } = await lockChange(work, resource, id)
  if (undoneBy !== null) throw new ApiError('already-undone', { values: { name: undoneBy } })
  if (undoneUntil(at) < work.at) throw new ApiError('too-late-to-undo')
  const result = await forEach(work, items, (aim) => putBack(work, resource, fields, aim))
  // Where nothing could be put back, nothing was undone: it may be possible once the reason is gone.
  if (result.done.length > 0)
    await sql`
      UPDATE "_bulk_changes" SET "undone_at" = ${work.at}, "undone_by" = ${work.actor.name} WHERE "id" = ${id}`.execute(
      work.db,
    )
  return result
}

interface StoredChange {
  readonly at: string
  readonly fields: readonly string[]
  /** The records with the versions that they were left with. */
  readonly items: readonly Aim[]
  readonly undoneBy: string | null
}

/** Of two people who undo at once, the second waits here and learns that it has been done. */
async function lockChange({ db, actor }: Work, resource: Resource, id: string): Promise<StoredChange> {
  if (!isId(id)) throw new ApiError('not-found')
  const { rows } = await sql<Omit<StoredChange, 'at'> & { at: Date | string }>`
    SELECT "at", "fields", "items", "undone_by" AS "undoneBy" FROM "_bulk_changes"
    WHERE "id" = ${id} AND "resource" = ${resource.name} FOR UPDATE`.execute(db)
  const [change] = rows
  const readable = new Set(readableFields(actor, resource))
  if (!change?.fields.every((path) => readable.has(fieldOf(path)))) throw new ApiError('not-found')
  return { ...change, at: new Date(change.at).toISOString() }
}

async function putBack(work: Work, resource: Resource, fields: readonly string[], aim: Aim): Promise<void> {
  const record = await lockRecord(work, resource, aim.id)
  demandOpen(resource, 'edit', record)
  const all = await changesOf(work, resource, aim)
  const asked = all.filter(({ field }) => fields.includes(field))
  // The history of a person who asked to be forgotten was emptied.
  if (asked.length === 0) throw new ApiError('not-allowed-now')
  await demandUntouched(work, resource, record, asked, Number(aim.version))
  const followed = all.filter((change) => !asked.includes(change))
  const changes = [...asked, ...consequences(resource, work.actor, record, followed)]
  const input = readInput(resource, work.actor, before(changes), record)
  await saveRecord(work, resource, input, record, { action: 'update', isAsked: true })
}

/** What the bulk change did to a record, from its history. */
async function changesOf({ db }: Work, resource: Resource, { id, version }: Aim): Promise<FieldChange[]> {
  const { rows } = await sql<{ changes: FieldChange[] }>`
    SELECT "changes" FROM "_history"
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" = ${version} AND "action" = 'update'`.execute(
    db,
  )
  return rows.flatMap(({ changes }) => changes)
}

/**
 * What the hooks filled in with it, such as the manufacturer of another brand: it goes as it came where the person may write it and
 * nobody has changed it since.
 */
function consequences(
  resource: Resource,
  viewer: Viewer,
  record: AnyRecord,
  changes: readonly FieldChange[],
): FieldChange[] {
  const writable = new Set(writableFields(viewer, resource))
  return changes.filter(
    ({ field, after }) =>
      writable.has(fieldOf(field)) &&
      !resource.fields[field]?.options.fields &&
      isSame(valueAt(record, field), after),
  )
}

/** @throws ApiError `stale` where a field no longer has the value that the bulk change gave it; its errors say who changed it */
async function demandUntouched(
  { db, actor }: Work,
  resource: Resource,
  record: AnyRecord,
  changes: readonly FieldChange[],
  version: number,
): Promise<void> {
  if (record.version === version) return
  const touched = changes.filter(({ field, after }) => !isSame(valueAt(record, field), after))
  if (touched.length === 0) return
  const since = await changedSince(db, resource, actor, record.id, version)
  throw new ApiError('stale', {
    problems: touched.flatMap(({ field }) => {
      const name = since.find((change) => change.field === field)?.actor.name
      return name === undefined ? [] : [{ path: field, code: 'changed-since', values: { name } }]
    }),
  })
}

function valueAt(record: AnyRecord, path: string): unknown {
  const [name = '', locale = '', text = ''] = path.split('.')
  return name === 'translations' ? record.translations?.[locale]?.[text] : record[name]
}

/** The values before some changes, as a request would send them; a text that was not there is an empty one. */
function before(changes: readonly FieldChange[]): Values {
  const values: Values = {}
  for (const { field, before: value } of changes) {
    const [name = '', locale = '', text = ''] = field.split('.')
    if (name !== 'translations') {
      values[name] = value
      continue
    }
    const texts = (values.translations ?? {}) as Record<string, Values>
    values.translations = { ...texts, [locale]: { ...texts[locale], [text]: value } }
  }
  return values
}
