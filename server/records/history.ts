import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AnyRecord, HistoryAction, HistoryActionOf, Resource, Viewer } from '../../src/core/index.ts'
import { maskValue } from '../../src/derive/masks.ts'
import { maskedFields, readableFields } from '../../src/derive/permissions.ts'
import { retold } from '../../src/derive/retold.ts'
import { changesChannel } from '../database/engine.ts'
import { instant } from '../database/instant.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db } from '../database/schema.ts'
import type { Range } from './parameters.ts'
import { isSame, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** What happened to one field; texts in other languages are `translations.fr.name`. */
export interface FieldChange {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

type Writing = Pick<Work, 'actor' | 'requestId' | 'at'>

/** Notes what a write did, in its transaction, and answers with the id of the entry. `record` is undefined after a deletion. */
export async function writeHistory<R extends Resource>(
  work: Writing & Pick<Work, 'db'>,
  resource: R,
  action: HistoryActionOf<R>,
  record: AnyRecord | undefined,
  previous: AnyRecord | undefined,
): Promise<string> {
  const entry = uuidv7()
  await sql`${keptPlan}${historySql(work, resource, action as HistoryAction, record, previous, entry)}`.execute(
    work.db,
  )
  return entry
}

/** SQL that notes what a write did, for the statement that does it. */
export function historySql(
  { actor, requestId, at }: Writing,
  resource: Resource,
  action: HistoryAction,
  record: AnyRecord | undefined,
  previous: AnyRecord | undefined,
  entry: string = uuidv7(),
): RawBuilder<unknown> {
  const id = (record ?? previous)?.id
  const version = record?.version ?? (previous?.version ?? 0) + 1
  const changes = JSON.stringify(changesBetween(resource, previous, record))
  return sql`
    INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
    VALUES (${entry}, ${resource.name}, ${id}, ${version}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${changes}, ${requestId}, pg_current_xact_id())
    RETURNING pg_notify(${changesChannel}, '')`
}

/** The fields in which two states of a record differ; computed ones follow from the others and are left out. */
export function changesBetween(
  resource: Resource,
  before: AnyRecord | undefined,
  after: AnyRecord | undefined,
): FieldChange[] {
  const own = Object.keys(resource.fields).filter((name) => !resource.fields[name]?.options.computed)
  const names = [...(resource.workflow ? ['status'] : []), ...own]
  const changes = names.map((field) => ({
    field,
    before: before?.[field] ?? null,
    after: after?.[field] ?? null,
  }))
  return [...changes, ...textChanges(before?.translations, after?.translations)].filter(
    (change) => !isSame(change.before, change.after) && !isNothing(change),
  )
}

/** A new record's empty lists are no change. */
const isNothing = ({ before, after }: FieldChange) =>
  [before, after].every((value) => value === null || (Array.isArray(value) && value.length === 0))

function textChanges(before: Record<string, Values> = {}, after: Record<string, Values> = {}): FieldChange[] {
  const locales = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return locales.flatMap((locale) => {
    const names = new Set([...Object.keys(before[locale] ?? {}), ...Object.keys(after[locale] ?? {})])
    return [...names].map((name) => ({
      field: `translations.${locale}.${name}`,
      before: before[locale]?.[name] ?? null,
      after: after[locale]?.[name] ?? null,
    }))
  })
}

/** One entry of a record's history, as the API answers it. */
export interface HistoryEntry {
  readonly id: string
  readonly at: string
  readonly actor: { readonly id: string; readonly name: string }
  readonly action: string
  readonly version: number
  readonly changes: readonly FieldChange[]
  /** Why, where one had to say. */
  readonly reason?: string | null
}

/** A page of the history of a record, newest first, without what the viewer may not see of a record today. */
export async function readHistory(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  id: string,
  { from, to }: Range,
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const { rows } = await sql<{ entry: HistoryEntry | null; total: number }>`
    WITH entries AS (SELECT * FROM "_history" WHERE "resource" = ${resource.name} AND "record_id" = ${id})
    SELECT ${entryJson} AS entry, counted.total FROM (SELECT count(*)::int AS total FROM entries) counted
    LEFT JOIN LATERAL (SELECT * FROM entries ORDER BY "version" DESC, "at" DESC, "id" DESC LIMIT ${to - from + 1} OFFSET ${from}) h ON true
    ORDER BY h."version" DESC, h."at" DESC, h."id" DESC`.execute(db)
  const entries = rows.flatMap(({ entry }) => (entry?.id ? [readableEntry(entry, resource, viewer)] : []))
  return { entries, total: rows[0]?.total ?? 0 }
}

/** Who changed which readable field since a version; the last one of each field. */
export async function changedSince(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  id: string,
  version: number,
): Promise<{ field: string; actor: HistoryEntry['actor']; at: string }[]> {
  const { rows } = await sql<{ entry: HistoryEntry }>`
    SELECT ${entryJson} AS entry FROM "_history" h
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" > ${version}
    ORDER BY "version" DESC, "at" DESC, "id" DESC LIMIT 200`.execute(db)
  const changes = rows.flatMap(({ entry }) => {
    const { actor, at, changes: fields } = readableEntry(entry, resource, viewer)
    return fields.map(({ field }) => ({ field, actor, at }))
  })
  return changes.filter(({ field }, index) => changes.findIndex((change) => change.field === field) === index)
}

/** An entry (`h`) as JSON. */
export const entryJson = sql`json_build_object(
  'id', h."id", 'at', ${instant('h.at')},
  'actor', json_build_object('id', h."actor_id", 'name', h."actor_name"),
  'action', h."action", 'version', h."version", 'changes', h."changes", 'reason', h."reason")`

/** An entry without what a viewer may not see of a record today. */
export function readableEntry(entry: HistoryEntry, resource: Resource, viewer: Viewer): HistoryEntry {
  const changes = readableChanges(entry.changes, resource, viewer)
  const { reason, ...rest } = entry
  return reason ? { ...rest, changes, reason } : { ...rest, changes }
}

/** What a viewer may see of some changes, in part where they see values in part, and as they are told today. */
export function readableChanges(
  changes: readonly FieldChange[],
  resource: Resource,
  viewer: Viewer,
): FieldChange[] {
  const names = new Set(['status', ...readableFields(viewer, resource)])
  const masked = new Set(maskedFields(viewer, resource))
  return changes.flatMap((change) => {
    if (!names.has(change.field.split('.').at(-1) ?? '')) return []
    const [before, after] = [change.before, change.after].map((value) => {
      const told = retold(resource, change.field, value)
      return masked.has(change.field) ? maskValue(resource, change.field, told) : told
    })
    return [{ field: change.field, before, after }]
  })
}
