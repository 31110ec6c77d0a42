import type { Field, Fields, Registry, Resource } from '../core/index.ts'
import { localizedFields } from './localizedFields.ts'
import { relationsTo, targetOf } from './relations.ts'
import { isSearchable } from './searchText.ts'
import { columnName, hash, identifier, literal, quoted, rowsTableName, tableName } from './sqlNames.ts'
import { type Column, columnType, recordColumn, rowColumn } from './tableColumn.ts'
import { type Index, recordIndexes, rowIndexes } from './tableIndexes.ts'

/** A table as it should be. Names are bare, the rest is SQL. Its first column is the primary key. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly checks: readonly Check[]
  readonly references: readonly ForeignKey[]
  readonly indexes: readonly Index[]
  /** The former name of the table. */
  readonly renamedFrom?: string | undefined
}

/** A condition that all rows meet. Its name ends with a hash of it, so that another condition has another name. */
export interface Check {
  readonly name: string
  readonly column: string
  readonly condition: string
}

export interface ForeignKey {
  readonly name: string
  readonly column: string
  readonly table: string
  /** What happens to the row when that which it refers to is deleted. */
  readonly onDelete: 'restrict' | 'cascade'
}

/**
 * The tables of all areas: one for each, and one for each field of owned rows.
 * @throws Error where two of them have one name.
 */
export function tablesOf(registry: Registry): Table[] {
  const tables = Object.values(registry).flatMap((resource) => [
    recordTable(resource, registry),
    ...Object.keys(resource.fields).flatMap((name) => rowsTable(resource, name, registry)),
  ])
  const names = tables.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice)
    throw new Error(
      `Two areas need a table named '${twice}'. Each needs its own. Rename the area or the rows.`,
    )
  return tables
}

function recordTable(resource: Resource, registry: Registry): Table {
  const table = tableName(resource)
  const stored = Object.entries(resource.fields).filter(([, field]) => columnType(field) !== null)
  const { workflow } = resource
  const states = Object.keys(workflow?.states ?? {})
    .map(literal)
    .join(', ')
  return {
    name: table,
    columns: [
      { name: 'id', type: 'uuid', notNull: true },
      { name: 'version', type: 'integer', notNull: true, default: '1' },
      { name: 'created_at', type: 'timestamp(3) with time zone', notNull: true, default: 'now()' },
      { name: 'updated_at', type: 'timestamp(3) with time zone', notNull: true, default: 'now()' },
      ...(workflow ? [always('status', 'text', literal(workflow.initial))] : []),
      ...stored.map(([name]) => recordColumn(resource, name)),
      ...(localizedFields(resource).length > 0 ? [always('translations', 'jsonb', `'{}'`)] : []),
      ...(isSearchable(resource) ? [always('search', 'text', `''`)] : []),
    ],
    checks: [
      ...(workflow ? [check(table, 'status', `"status" IN (${states})`)] : []),
      ...stored.flatMap(([name, field]) => checks(table, name, field)),
    ],
    references: stored.flatMap(([name, field]) => foreignKeys(table, name, field, resource, registry)),
    indexes: recordIndexes(resource, relationsTo(registry, resource.name).length > 0),
  }
}

function rowsTable(resource: Resource, name: string, registry: Registry): Table[] {
  const options = resource.fields[name]?.options
  if (!options?.fields) return []
  const table = rowsTableName(resource, name)
  const inner = Object.entries(options.fields as Fields)
  const owner = identifier(table, 'owner_id', 'fkey')
  return [
    {
      name: table,
      columns: [
        { name: 'id', type: 'uuid', notNull: true },
        { name: 'owner_id', type: 'uuid', notNull: true },
        { name: 'position', type: 'integer', notNull: true },
        ...inner.map(([key, field]) => rowColumn(key, field)),
      ],
      checks: inner.flatMap(([key, field]) => checks(table, key, field)),
      references: [
        { name: owner, column: 'owner_id', table: tableName(resource), onDelete: 'cascade' },
        ...inner.flatMap(([key, field]) => foreignKeys(table, key, field, resource, registry)),
      ],
      indexes: rowIndexes(resource, name),
      renamedFrom: options.renamedFrom && rowsTableName(resource, options.renamedFrom),
    },
  ]
}

const always = (name: string, type: string, value: string): Column => ({
  name,
  type,
  notNull: true,
  default: value,
})

const check = (table: string, column: string, condition: string): Check => ({
  name: identifier(table, column, 'check', hash(condition)),
  column,
  condition,
})

function checks(table: string, name: string, field: Field): Check[] {
  const column = columnName(name)
  const conditions = [...(field.type.constraints?.(quoted(column), field.options) ?? [])]
  // PostgreSQL keeps both in a numeric column, and no JSON can carry them.
  if (columnType(field)?.startsWith('numeric'))
    conditions.push(`${quoted(column)} NOT IN ('NaN', 'Infinity', '-Infinity')`)
  return conditions.length === 0 ? [] : [check(table, column, conditions.join(' AND '))]
}

/** A list of references has none: PostgreSQL checks single values only, so the server checks the entries itself. */
function foreignKeys(
  table: string,
  name: string,
  field: Field,
  resource: Resource,
  registry: Registry,
): ForeignKey[] {
  const target = registry[targetOf(resource, field) ?? '']
  if (!target || columnType(field) !== 'uuid') return []
  const column = columnName(name)
  return [{ name: identifier(table, column, 'fkey'), column, table: tableName(target), onDelete: 'restrict' }]
}
