import { baseLocale, type Field, type Fields, locales, type Resource } from '../../src/core/index.ts'
import { instantSql } from '../../src/core/instantSql.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { columnName, literal, quoted, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'

/** The fields that every answer carries beside those asked for: without them a record can be neither named nor changed. */
const always = ['id', 'version'] as const

/** What a request may ask for of a record; `translations` come along with the fields that have them. */
export const recordNames = (resource: Resource): string[] => [
  ...['id', 'version', 'createdAt', 'updatedAt'],
  ...(resource.workflow ? ['status'] : []),
  ...Object.keys(resource.fields),
]

/**
 * SQL for one record as JSON, read from its table under the alias `t`: the values as they travel, built by the database.
 * `names` are among those of `recordNames`; translations are cut down to the fields among them.
 */
export function recordJson(resource: Resource, names: readonly string[]): string {
  const known = cache.get(resource) ?? new Map<string, string>()
  cache.set(resource, known)
  const key = recordNames(resource)
    .filter((name) => names.includes(name))
    .join()
  const text = known.get(key) ?? build(resource, names)
  // Requests choose the names, so their combinations are many.
  if (known.size < 200) known.set(key, text)
  return text
}

const cache = new WeakMap<Resource, Map<string, string>>()

function build(resource: Resource, names: readonly string[]): string {
  const asked = new Set<string>([...always, ...names])
  const localized = localizedFields(resource)
  const columns = recordNames(resource)
    .filter((name) => asked.has(name))
    .map((name) => `${valueSql(resource, name)} AS ${quoted(name)}`)
  const texts = localized.some((name) => asked.has(name))
    ? [translationsSql(localized.filter((name) => !asked.has(name)))]
    : []
  return `(SELECT row_to_json(r) FROM (SELECT ${[...columns, ...texts].join(', ')}) r)`
}

function valueSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  if (name === 'createdAt' || name === 'updatedAt') return instantSql(column)
  const field = resource.fields[name]
  if (!field) return column
  return field.options.fields ? rowsSql(resource, name, field) : readSql(column, field)
}

const readSql = (column: string, { type }: Field) => type.read?.(column) ?? column

function translationsSql(hidden: readonly string[]): string {
  const others = locales.filter((locale) => locale !== baseLocale)
  const paths = others.flatMap((locale) => hidden.map((name) => ` #- ${literal(`{${locale},${name}}`)}`))
  return `t."translations"${paths.join('')} AS "translations"`
}

function rowsSql(resource: Resource, name: string, field: Field): string {
  const inner = Object.entries(field.options.fields as Fields).map(
    ([key, row]) => `${readSql(`o.${quoted(columnName(key))}`, row)} AS ${quoted(key)}`,
  )
  const row = `(SELECT row_to_json(i) FROM (SELECT ${['o."id" AS "id"', ...inner].join(', ')}) i)`
  const table = quoted(rowsTableName(resource, name))
  return `(SELECT coalesce(json_agg(${row} ORDER BY o."position", o."id"), '[]') FROM ${table} o WHERE o."owner_id" = t."id")`
}

/** The table of a resource under the alias that all SQL about its records uses. */
export const fromTable = (resource: Resource): string => `${quoted(tableName(resource))} t`
