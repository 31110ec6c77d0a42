import { type RawBuilder, sql } from 'kysely'
import type { AnyRecord, Field, Resource } from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { isSearchable, searchText } from '../../src/derive/searchText.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { keptPlan } from '../database/keptPlan.ts'
import { columnFields, isSame, parameter } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Writes the row of a record, new where there is no previous one, and in the same statement what the history says of it (`noted`). The rows
 * that it owns are written by `saveRows`.
 */
export function storeRow(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  previous: AnyRecord | undefined,
  noted: RawBuilder<unknown>,
): Promise<void> {
  return previous
    ? updateRow(work, resource, record, previous, noted)
    : insertRow(work, resource, record, noted)
}

/** The columns of a record with their values; `before` leaves out those that do not change. */
function assignments(resource: Resource, record: AnyRecord, before?: AnyRecord): [string, unknown][] {
  const fields = columnFields(resource.fields).map((name): [string, unknown, unknown] => [
    name,
    record[name],
    parameter(resource.fields[name] as Field, record[name]),
  ])
  const status: [string, unknown, unknown][] = resource.workflow
    ? [['status', record.status, record.status]]
    : []
  const texts: [string, unknown, unknown][] =
    localizedFields(resource).length > 0
      ? [['translations', record.translations, JSON.stringify(record.translations)]]
      : []
  const changed = [...status, ...fields, ...texts].filter(
    ([name, value]) => !before || !isSame(value, before[name]),
  )
  const columns = changed.map(([name, , stored]): [string, unknown] => [columnName(name), stored])
  const search = isSearchable(resource) ? searchText(resource, record) : undefined
  const isFound = search === undefined || (before && searchText(resource, before) === search)
  return isFound ? columns : [...columns, ['search', search]]
}

async function insertRow(
  { db }: Work,
  resource: Resource,
  record: AnyRecord,
  noted: RawBuilder<unknown>,
): Promise<void> {
  const columns: [string, unknown][] = [
    ['id', record.id],
    ['version', record.version],
    ['created_at', record.createdAt],
    ['updated_at', record.updatedAt],
    ...assignments(resource, record),
  ]
  // A row has all its columns, so that the text is the area's, and planning it is half the work.
  await sql`${keptPlan}
    WITH noted AS (${noted})
    INSERT INTO ${sql.raw(quoted(tableName(resource)))} (${sql.raw(columns.map(([name]) => quoted(name)).join(', '))})
    VALUES (${sql.join(columns.map(([, value]) => value))})`.execute(db)
}

async function updateRow(
  { db }: Work,
  resource: Resource,
  record: AnyRecord,
  previous: AnyRecord,
  noted: RawBuilder<unknown>,
): Promise<void> {
  const columns: [string, unknown][] = [
    ['version', record.version],
    ['updated_at', record.updatedAt],
    ...assignments(resource, record, previous),
  ]
  const set = columns.map(([name, value]) => sql`${sql.raw(quoted(name))} = ${value}`)
  const { numAffectedRows } = await sql`
    WITH noted AS (${noted})
    UPDATE ${sql.raw(quoted(tableName(resource)))} SET ${sql.join(set)}
    WHERE "id" = ${record.id} AND "version" = ${previous.version}`.execute(db)
  if (numAffectedRows !== 1n)
    throw new Error(`A ${resource.name} changed under its lock. One row was expected to be written.`)
}
