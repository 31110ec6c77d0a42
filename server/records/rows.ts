import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { asText } from '../../src/core/asText.ts'
import type { AnyRecord, Field, Resource } from '../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../src/derive/problems.ts'
import { columnName, identifier, quoted, rowsTableName } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { ApiError } from '../apiError.ts'
import { keptPlan } from '../database/keptPlan.ts'
import { sqlState } from '../database/sqlState.ts'
import { RowConflict } from './rowConflict.ts'
import { innerFields, isSame, type Row, rowFields, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Brings the rows of an input together with those that the record has: a row with an id keeps what is not sent; in a new
 * record all rows are new, unless the server brings one back (`isOwn`). What only the server sets (`kept`) stays as it is, and starts with its default, unless the server
 * writes (`isOwn`); a hook may still set it. A row of those that it had before (`former`) comes back.
 * @throws ApiError `invalid` for an id that is none of its rows, or is given twice
 */
export function mergeRows(
  resource: Resource,
  input: Values,
  previous: AnyRecord | undefined,
  { isOwn = false, former = {} }: { readonly isOwn?: boolean; readonly former?: Values | undefined } = {},
): Values {
  const problems: FieldProblem[] = []
  const result = { ...input }
  for (const name of rowFields(resource)) {
    const given = input[name]
    if (!Array.isArray(given)) continue
    const kept = isOwn ? [] : ((resource.fields[name]?.options.kept ?? []) as readonly string[])
    const rows = [former[name], previous?.[name]].flatMap((some) => (some ?? []) as Row[])
    const known = new Map(rows.map((row) => [row.id, row]))
    const seen = new Set<string>()
    result[name] = given.map((row: unknown, index) => {
      if (typeof row !== 'object' || row === null) return row
      const sent = kept.length === 0 ? (row as Values) : without(row as Values, kept)
      if (!('id' in sent)) return sent
      const { id, ...values } = sent
      if ((!previous && !isOwn) || id === null || id === undefined) return values
      const was = known.get(asText(id).toLowerCase())
      if (!was && isOwn) return sent
      if (!was) problems.push(problemAt<AnyRecord>(`${name}.${index}.id`, 'unknown-row'))
      else if (seen.has(was.id)) problems.push(problemAt<AnyRecord>(`${name}.${index}.id`, 'repeated'))
      if (was) seen.add(was.id)
      return { ...was, ...values }
    })
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return result
}

const without = (row: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

/** Gives new rows their ids. */
export function withRowIds(resource: Resource, values: Values): Values {
  const rows = rowFields(resource).map((name) => [
    name,
    ((values[name] ?? []) as Values[]).map(({ id, ...row }) => ({
      id: (id as string | undefined) ?? uuidv7(),
      ...row,
    })),
  ])
  return { ...values, ...Object.fromEntries(rows) }
}

/** Stores the rows of a record where they differ from those it had. */
export async function saveRows(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  previous?: AnyRecord,
): Promise<void> {
  for (const name of rowFields(resource)) {
    await saveField(work, resource, name, record, (previous?.[name] ?? []) as Row[])
  }
}

// A changed row is deleted and written anew under its id: rows that swap a unique value would collide in between otherwise.
async function saveField(
  work: Work,
  resource: Resource,
  name: string,
  record: AnyRecord,
  before: readonly Row[],
): Promise<void> {
  const rows = record[name] as readonly Row[]
  const stays = rows.map((row, position) => isSame(row, before[position]))
  const written = rows.flatMap((row, position) => (stays[position] ? [] : [{ ...row, position }]))
  const kept = new Set(rows.flatMap((row, position) => (stays[position] ? [row.id] : [])))
  const gone = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  const table = rowsTableName(resource, name)
  if (gone.length > 0) {
    await sql`DELETE FROM ${sql.raw(quoted(table))} WHERE "owner_id" = ${record.id} AND "id" = ANY (${gone}::uuid[])`.execute(
      work.db,
    )
  }
  if (written.length === 0) return
  try {
    await insertRows(work, resource, name, record.id, written)
  } catch (error) {
    throw conflictOf(error, resource, name, record) ?? error
  }
}

/** All rows are one parameter, so that a thousand of them are one statement. */
async function insertRows(
  work: Work,
  resource: Resource,
  name: string,
  owner: string,
  rows: readonly Row[],
): Promise<void> {
  const fields = Object.entries(innerFields(resource, name))
  const columns = ['id', 'position', ...fields.map(([key]) => key)]
  const types = ['uuid', 'integer', ...fields.map(([, field]) => columnType(field) as string)]
  const shape = columns.map((column, index) => `${quoted(column)} ${types[index]}`).join(', ')
  await sql`${keptPlan}
    INSERT INTO ${sql.raw(quoted(rowsTableName(resource, name)))}
      ("owner_id", ${sql.raw(columns.map((column) => quoted(columnName(column))).join(', '))})
    SELECT ${owner}::uuid, ${sql.raw(columns.map((column) => `r.${quoted(column)}`).join(', '))}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r(${sql.raw(shape)})`.execute(work.db)
}

function conflictOf(
  error: unknown,
  resource: Resource,
  name: string,
  record: AnyRecord,
): RowConflict | undefined {
  const details = sqlState(error)
  if (details?.state !== '23505') return undefined
  const table = rowsTableName(resource, name)
  const inner = Object.entries(innerFields(resource, name)).find(
    ([key, { options }]) =>
      options.unique && details.constraint === identifier(table, columnName(key), 'key'),
  )
  if (!inner) return undefined
  const [key, definition] = inner as [string, Field]
  return new RowConflict(
    { table, owner: record.id, field: name, inner: key, definition, rows: record[name] as Row[] },
    error,
  )
}
