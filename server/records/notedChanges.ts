import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { problemAt } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import type { Left } from './bulkChanges.ts'
import { changedSince, type FieldChange } from './history.ts'
import { isSame, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * What a bulk change did to a record, from its history.
 * @throws ApiError `not-allowed-now` where nothing is there: that of a person who asked to be forgotten was emptied
 */
export async function changesOf(
  { db }: Work,
  resource: Resource,
  { id, version }: Left,
  action: string,
): Promise<FieldChange[]> {
  const { rows } = await sql<{ changes: FieldChange[] }>`
    SELECT "changes" FROM "_history"
    WHERE "resource" = ${resource.name} AND "record_id" = ${id} AND "version" = ${version} AND "action" = ${action}`.execute(
    db,
  )
  const changes = rows.flatMap((row) => row.changes)
  if (changes.length === 0) throw new ApiError('not-allowed-now')
  return changes
}

/** @throws ApiError `stale` where a field no longer has the value that the bulk change gave it; its errors say who changed it */
export async function demandUntouched(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  changes: readonly FieldChange[],
  version: number,
): Promise<void> {
  if (record.version === version) return
  const touched = changes.filter(({ field, after }) => !isSame(valueAt(record, field), after))
  if (touched.length > 0)
    throw await stale(
      work,
      resource,
      record,
      version,
      touched.map(({ field }) => field),
    )
}

/** The refusal of a record that somebody has changed since, with who changed which of these fields. */
export async function stale(
  { db, actor }: Work,
  resource: Resource,
  record: AnyRecord,
  version: number,
  fields: readonly string[],
): Promise<ApiError> {
  const since = await changedSince(db, resource, actor, record.id, version)
  return new ApiError('stale', {
    problems: fields.flatMap((field) => {
      const name = since.find((change) => change.field === field)?.actor.name
      return name === undefined ? [] : [problemAt<AnyRecord>(field, 'changed-since', { name })]
    }),
  })
}

/** The value of a field by the name that the history has for it. */
export function valueAt(record: AnyRecord, path: string): unknown {
  const [name = '', locale = '', text = ''] = path.split('.')
  return name === 'translations' ? record.translations?.[locale]?.[text] : record[name]
}

/** The values before some changes, as a request would send them; a text that was not there is an empty one. */
export function valuesBefore(changes: readonly FieldChange[]): Values {
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
