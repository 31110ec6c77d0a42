import { sealed } from '../../src/core/index.ts'
import { quoted } from '../../src/derive/sqlNames.ts'
import type { Table } from '../../src/derive/table.ts'
import type { Column } from '../../src/derive/tableColumn.ts'
import type { ExistingColumn, ExistingTable } from './catalog.ts'
import { addColumn, typeOf } from './definitions.ts'
import type { Step } from './step.ts'

/** The steps that bring the columns of a table that exists to what they should be. */
export function planColumns(table: Table, now: ExistingTable): Step[] {
  const known = new Map(now.columns.map((column) => [column.name, column]))
  const pairs = table.columns.map((column) => ({
    column,
    was: known.get(column.name) ?? known.get(column.renamedFrom ?? ''),
  }))
  const used = new Set(pairs.map(({ was }) => was?.name))
  return [
    ...pairs.flatMap(({ column, was }) => (was ? [] : [missing(table, now, column)])),
    ...pairs.flatMap(({ column, was }) => (was ? changed(table, now, column, was) : [])),
    ...now.columns.filter(({ name }) => !used.has(name)).flatMap((column) => vanished(table, now, column)),
  ]
}

function missing(table: Table, now: ExistingTable, column: Column): Step {
  const step = { sql: addColumn(table.name, column) }
  if (!column.notNull || column.default !== undefined) return step
  const count = `SELECT count(*) FROM ${quoted(now.name)}`
  const reason =
    'is required and new, and there are records without it. Give the field a default, or make it optional'
  return { ...step, guard: { count, subject: `${table.name}.${column.name}`, reason } }
}

function changed(table: Table, now: ExistingTable, column: Column, was: ExistingColumn): Step[] {
  const alter = `ALTER TABLE ${quoted(table.name)}`
  const moved =
    was.name === column.name
      ? []
      : [{ sql: `${alter} RENAME COLUMN ${quoted(was.name)} TO ${quoted(column.name)}` }]
  return [...moved, ...retyped(table, now, column, was), ...emptiness(table, now, column, was)]
}

function retyped(table: Table, now: ExistingTable, column: Column, was: ExistingColumn): Step[] {
  if (was.type === column.type) return []
  const name = quoted(column.name)
  const alter = `ALTER TABLE ${quoted(table.name)} ALTER COLUMN ${name}`
  const type = `${alter} TYPE ${typeOf(column.type)} USING ${name}::text::${column.type}`
  const sql = [
    ...(was.default === null ? [] : [`${alter} DROP DEFAULT`]),
    type,
    ...(column.default === undefined ? [] : [`${alter} SET DEFAULT ${column.default}`]),
  ].join(';\n')
  if (isWider(was.type, column.type)) return [{ sql }]
  const subject = `${table.name}.${column.name}`
  const count = `SELECT count(*) FROM ${quoted(now.name)} WHERE ${quoted(was.name)} IS NOT NULL`
  const reason = `holds ${was.type} and should hold ${column.type}. Write a numbered migration, or have every value converted`
  return [{ sql, guard: { count, subject, reason, approval: `convert:${subject}` } }]
}

function emptiness(table: Table, now: ExistingTable, column: Column, was: ExistingColumn): Step[] {
  if (column.notNull === was.notNull) return []
  const name = quoted(column.name)
  const alter = `ALTER TABLE ${quoted(table.name)} ALTER COLUMN ${name}`
  if (!column.notNull) {
    // What may be empty is not filled by the default that it had.
    const isFilled = was.default !== null && column.default === undefined
    return [{ sql: [`${alter} DROP NOT NULL`, ...(isFilled ? [`${alter} DROP DEFAULT`] : [])].join(';\n') }]
  }
  if (column.default !== undefined) {
    const fill = `UPDATE ${quoted(table.name)} SET ${name} = ${column.default} WHERE ${name} IS NULL`
    return [{ sql: [fill, `${alter} SET DEFAULT ${column.default}`, `${alter} SET NOT NULL`].join(';\n') }]
  }
  const count = `SELECT count(*) FROM ${quoted(now.name)} WHERE ${quoted(was.name)} IS NULL`
  const reason = 'is required now, and is empty in some records. Fill it first, or give the field a default'
  return [{ sql: `${alter} SET NOT NULL`, guard: { count, subject: `${table.name}.${column.name}`, reason } }]
}

/** A column that no field has. It stays until somebody asks for its end, and never stands in the way of a new record. */
function vanished(table: Table, now: ExistingTable, column: ExistingColumn): Step[] {
  if (column.name === 'search') return []
  const name = quoted(column.name)
  const alter = `ALTER TABLE ${quoted(table.name)}`
  const subject = `${table.name}.${column.name}`
  const usual = column.default === null ? '' : ` AND ${name} IS DISTINCT FROM (${column.default})`
  return [
    ...(column.notNull && column.default === null
      ? [{ sql: `${alter} ALTER COLUMN ${name} DROP NOT NULL` }]
      : []),
    {
      sql: `${alter} DROP COLUMN ${name}`,
      onlyApproved: true,
      guard: {
        count: `SELECT count(*) FROM ${quoted(now.name)} WHERE ${name} IS NOT NULL${usual}`,
        subject,
        reason: 'has values, but no field. Name the field that has them now (renamedFrom), or drop them',
        approval: `drop:${subject}`,
      },
    },
  ]
}

/** Every value of the first type is one of the second. */
function isWider(from: string, to: string): boolean {
  const wider: Record<string, readonly string[]> = {
    smallint: ['integer', 'bigint', 'numeric'],
    integer: ['bigint', 'numeric'],
    bigint: ['numeric'],
    real: ['double precision'],
    'character varying': ['text'],
    uuid: ['text'],
  }
  const [was, will] = [parts(from), parts(to)]
  if (was.name !== 'numeric' || will.name !== 'numeric') {
    const digits = wholeDigits[was.name] ?? 0
    const fits =
      will.name !== 'numeric' || will.precision === undefined || will.precision - will.scale >= digits
    return fits && (wider[was.name]?.includes(will.name) ?? false)
  }
  if (will.precision === undefined) return true
  return (
    was.precision !== undefined &&
    will.scale >= was.scale &&
    will.precision - will.scale >= was.precision - was.scale
  )
}

/** As many digits as the kinds keep in these types; a value with more would fail to be converted, not be cut. */
const wholeDigits = sealed<Record<string, number>>({ smallint: 5, integer: 9, bigint: 15 })

function parts(type: string): { name: string; precision: number | undefined; scale: number } {
  const [, name = type, precision, scale] = /^([a-z ]+?)(?:\((\d+)(?:,(\d+))?\))?$/.exec(type) ?? []
  return {
    name,
    precision: precision === undefined ? undefined : Number(precision),
    scale: Number(scale ?? 0),
  }
}
