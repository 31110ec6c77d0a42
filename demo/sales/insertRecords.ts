import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../server/database/schema.ts'
import { columnFields, innerFields, rowFields, type Values } from '../../server/records/values.ts'
import type { AnyRecord, Fields, Resource } from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { defaultsOf } from '../../src/derive/rules.ts'
import { isSearchable, searchText } from '../../src/derive/searchText.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { compute } from '../../src/derive/validate.ts'

/** A record as it is to stand in the database; fields that are not named have their defaults, computed ones are computed. */
export interface StoredRecord {
  readonly id: string
  /** ISO. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
  readonly status?: string
  readonly values: Values
}

/** Records of one area. */
export interface Batch {
  readonly resource: Resource
  readonly records: readonly StoredRecord[]
}

/**
 * Writes many records of an area, one statement for each of its tables: no rule is checked and no hook is called, so whoever makes
 * them must make them as those would have. Only for the demo shop, whose eighteen months no other way would write in time.
 */
export async function insertRecords(db: Tx, { resource, records }: Batch): Promise<void> {
  if (records.length === 0) return
  const whole = records.map((record) => complete(resource, record))
  const columns = [
    ...[column('id', 'uuid'), column('version', 'integer')],
    ...[column('createdAt', 'timestamptz'), column('updatedAt', 'timestamptz')],
    ...(resource.workflow ? [column('status', 'text')] : []),
    ...fieldColumns(resource.fields),
    ...(localizedFields(resource).length > 0 ? [column('translations', 'jsonb')] : []),
    ...(isSearchable(resource) ? [column('search', 'text')] : []),
  ]
  await insert(db, tableName(resource), columns, whole)
  for (const name of rowFields(resource)) {
    const inner = innerFields(resource, name)
    const defaults = defaultsOf(inner)
    const rows = whole.flatMap((record) =>
      (record[name] as Values[]).map((row, position) => {
        const filled: Values = { ...row, id: row.id ?? uuidv7(), ownerId: record.id, position }
        for (const [key, value] of Object.entries(defaults)) filled[key] ??= value
        return filled
      }),
    )
    const own = [column('id', 'uuid'), column('ownerId', 'uuid'), column('position', 'integer')]
    await insert(db, rowsTableName(resource, name), [...own, ...fieldColumns(inner)], rows)
  }
}

/** A record with its defaults, what is computed of it, and its words. */
function complete(resource: Resource, { values, ...system }: StoredRecord): AnyRecord {
  const filled: Values = { ...values, status: system.status }
  for (const [name, value] of Object.entries(defaultsOf(resource.fields))) filled[name] ??= value
  const record = { ...compute(resource, filled), ...system }
  return isSearchable(resource) ? { ...record, search: searchText(resource, record) } : record
}

interface Column {
  /** Its name in a record. */
  readonly key: string
  readonly type: string
}

const column = (key: string, type: string): Column => ({ key, type })

const fieldColumns = (fields: Fields): Column[] =>
  columnFields(fields).map((name) => column(name, columnType(fields[name] as Fields[string]) as string))

/** All rows are one parameter. */
async function insert(
  db: Tx,
  table: string,
  columns: readonly Column[],
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map(({ key }) => quoted(columnName(key))).join(', ')
  const shape = columns.map(({ key, type }) => `${quoted(columnName(key))} ${type}`).join(', ')
  const data = rows.map((row) =>
    Object.fromEntries(columns.map(({ key }) => [columnName(key), row[key] ?? null])),
  )
  await sql`
    INSERT INTO ${sql.raw(quoted(table))} (${sql.raw(names)})
    SELECT ${sql.raw(names)} FROM json_to_recordset(${JSON.stringify(data)}::json) AS r(${sql.raw(shape)})`.execute(
    db,
  )
}
