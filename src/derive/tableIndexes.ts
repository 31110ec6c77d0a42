import type { Field, Fields, Resource } from '../core/index.ts'
import { filesSql, pictureFields } from './pictures.ts'
import { targetOf } from './relations.ts'
import { isSearchable } from './searchText.ts'
import { columnName, identifier, quoted, rowsTableName, tableName } from './sqlNames.ts'
import { columnType } from './tableColumn.ts'

/** An index as it should be; its expressions are SQL. */
export interface Index {
  readonly name: string
  readonly unique: boolean
  readonly nullsNotDistinct: boolean
  readonly method: 'btree' | 'gin'
  readonly expressions: readonly string[]
  /** The extension that it needs; left out where the engine has none. */
  readonly extension?: 'pg_trgm'
}

/** What a unique index compares: text regardless of its case. */
const uniqueExpression = (name: string, field: Field): string =>
  columnType(field) === 'text' ? `lower(${quoted(columnName(name))})` : quoted(columnName(name))

/** The id of the document that a column of kind file holds. */
export const heldFile = (column: string): string => `(${column} ->> 'file')`

/** The unique index of one field, or of a combination; that of rows that are unique within their owner only, too. */
export function uniqueIndex(
  table: string,
  fields: Fields,
  names: readonly string[],
  owner: readonly string[] = [],
): Index {
  return {
    name: identifier(table, ...owner, ...names.map(columnName), 'key'),
    unique: true,
    // One field alone may be empty in many records; in a combination an empty value is a value.
    nullsNotDistinct: names.length > 1,
    method: 'btree',
    expressions: [
      ...owner.map(quoted),
      ...names.map((name) => uniqueExpression(name, fields[name] as Field)),
    ],
  }
}

/**
 * The indexes of a resource's table: what is unique, the usual order, every column that a list is ordered or filtered by,
 * every reference (deleting what it refers to looks for it), what records are called, every list of values, the files of pictures (the media library tells
 * where they are used), what built-in views narrow by together, and the words of the search box.
 */
export function recordIndexes(resource: Resource, isReferred: boolean): Index[] {
  const table = tableName(resource)
  const { fields } = resource
  const names = Object.keys(fields)
  const indexes = [
    ...names.filter((name) => fields[name]?.options.unique).map((name) => uniqueIndex(table, fields, [name])),
    ...resource.unique.map((together) => uniqueIndex(table, fields, together)),
    ...orderedColumns(resource).map((columns) => index(table, columns)),
    ...viewColumns(resource).map((columns) => index(table, columns)),
    ...(isReferred ? nameIndexes(resource) : []),
    ...names
      .filter((name) => columnType(fields[name] as Field)?.endsWith('[]'))
      .map((name): Index => ({ ...index(table, [columnName(name)]), method: 'gin' })),
    ...documentIndexes(table, fields),
    ...pictureFields(resource).map(({ field }) => filesIndex(table, field)),
    ...(isSearchable(resource) ? [searchIndex(table)] : []),
  ]
  return [...new Map(indexes.map((entry) => [entry.name, entry])).values()]
}

/** The indexes of the table of owned rows. */
export function rowIndexes(resource: Resource, name: string): Index[] {
  const table = rowsTableName(resource, name)
  const options = resource.fields[name]?.options
  const inner = options?.fields as Fields
  const together = (options?.uniqueTogether ?? []) as readonly (readonly string[])[]
  const entries = Object.entries(inner)
  return [
    index(table, ['owner_id', 'position', 'id']),
    ...entries.flatMap(([key, field]) => (field.options.unique ? [uniqueIndex(table, inner, [key])] : [])),
    ...together.map((keys) => uniqueIndex(table, inner, keys, ['owner_id'])),
    ...entries.flatMap(([key, field]) =>
      targetOf(resource, field) ? [index(table, [columnName(key)])] : [],
    ),
    ...documentIndexes(table, inner),
  ]
}

/** As long as a name can be for its index to take it, whatever it is written in. */
const longestName = 500

/** A file that is taken in names the records that others point to by what they are called, line by line; unique names have an index. */
function nameIndexes(resource: Resource): Index[] {
  const field = resource.fields[resource.title] as Field
  const { unique, max = 255 } = field.options
  if (field.kind !== 'text' || unique || field.type.read || Number(max) > longestName) return []
  const column = columnName(resource.title)
  const named = index(tableName(resource), [column, 'named'])
  return [{ ...named, expressions: [`lower(${quoted(column)})`] }]
}

/** Whoever opens a document is asked for a record that holds it (`server/files/documentHolders.ts`). */
const documentIndexes = (table: string, fields: Fields): Index[] =>
  Object.keys(fields)
    .filter((name) => fields[name]?.kind === 'file')
    .map((name) => ({
      ...index(table, [columnName(name), 'file']),
      expressions: [heldFile(quoted(columnName(name)))],
    }))

const index = (table: string, columns: readonly string[]): Index => ({
  name: identifier(table, ...columns, 'idx'),
  unique: false,
  nullsNotDistinct: false,
  method: 'btree',
  expressions: columns.map(quoted),
})

function orderedColumns(resource: Resource): string[][] {
  const usual = resource.list.sort.replace(/^-/, '')
  const named = [usual, ...resource.list.columns, ...resource.list.filters]
  const relations = Object.entries(resource.fields)
    .filter(([, field]) => columnType(field) === 'uuid')
    .map(([name]) => name)
  const sortable = named.filter((name) => name !== 'id' && (resource.fields[name]?.type.sortable ?? true))
  return [...new Set([...sortable, ...relations])].map((name) => {
    const isFilteredChoice = resource.list.filters.includes(name) && isChoice(resource, name)
    const order = isFilteredChoice && usual !== name && usual !== 'id' ? [columnName(usual)] : []
    return [columnName(name), ...order, 'id']
  })
}

/**
 * The states and choices that a built-in view narrows by together, all in one index: of each alone there may be very many records
 * that the others leave out, as a shop has few orders to pack but has cancelled very many that were never packed.
 */
function viewColumns(resource: Resource): string[][] {
  const choices = Object.keys(resource.fields).filter(
    (name) => name !== 'status' && resource.fields[name]?.kind === 'select',
  )
  return Object.values(resource.list.views).flatMap((view) => {
    const conditions = view as Readonly<Record<string, unknown>>
    const names = ['status', ...choices].filter((name) => isOneOf(conditions[name]))
    return names.length > 1 ? [[...names.map(columnName), 'id']] : []
  })
}

/** Whether a condition names the values that a field may have. */
const isOneOf = (condition: unknown): boolean =>
  typeof condition === 'string' ||
  (typeof condition === 'object' && condition !== null && Object.hasOwn(condition, 'in'))

/** A field of few values: its index goes on with the usual order, so that a filtered list needs no sorting. */
function isChoice(resource: Resource, name: string): boolean {
  const field = resource.fields[name]
  return (
    name === 'status' ||
    field?.kind === 'select' ||
    (field !== undefined && targetOf(resource, field) !== undefined)
  )
}

const filesIndex = (table: string, field: string): Index => ({
  name: identifier(table, columnName(field), 'files', 'idx'),
  unique: false,
  nullsNotDistinct: false,
  method: 'gin',
  expressions: [`(${filesSql(field)}) jsonb_path_ops`],
})

const searchIndex = (table: string): Index => ({
  name: identifier(table, 'search', 'idx'),
  unique: false,
  nullsNotDistinct: false,
  method: 'gin',
  expressions: ['"search" gin_trgm_ops'],
  extension: 'pg_trgm',
})
