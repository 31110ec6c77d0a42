import type { AnyRecord, Fields, Registry } from '../../src/core/index.ts'
import { type ProblemCode, problemAt } from '../../src/derive/problems.ts'
import { columnName, identifier, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'
import { tablesOf } from '../../src/derive/table.ts'
import { uniqueIndex } from '../../src/derive/tableIndexes.ts'
import { ApiError } from '../apiError.ts'
import { sqlState } from '../database/sqlState.ts'

/**
 * The refusal that an SQL error stands for, or undefined where it is a fault of ours. What the rules of the descriptors
 * refuse never gets this far; this is for what two requests do to each other, and the last line of defence.
 */
export function sqlRefusal(error: unknown, registry: Registry): ApiError | undefined {
  const details = sqlState(error)
  if (!details) return undefined
  const { state, constraint = '', table = '', column = '' } = details
  const path = pathsOf(registry).get(constraint) ?? pathsOf(registry).get(`${table}.${column}`)
  const problem = (code: ProblemCode) => (path === undefined ? [] : [problemAt<AnyRecord>(path, code)])
  switch (state) {
    case '23505':
      return new ApiError('not-unique', { problems: problem('not-unique') })
    case '23503':
      return new ApiError('invalid', { problems: problem('unknown-reference') })
    case '23502':
      return new ApiError('invalid', { problems: problem('required') })
    case '23514':
      return new ApiError('invalid', { problems: problem('invalid') })
    case '40001':
    case '40P01':
    case '55P03':
      return new ApiError('unavailable', { retryAfter: 1 })
  }
  // 22 bad data, 54 too large for an index or a row
  return /^(22|54)/.test(state) ? new ApiError('malformed', { values: { reason: 'value' } }) : undefined
}

/** From the names of constraints, and of columns as `table.column`, to the paths of fields: `variants.sku`. */
function pathsOf(registry: Registry): ReadonlyMap<string, string> {
  const known = cache.get(registry)
  if (known) return known
  const paths = new Map<string, string>()
  for (const resource of Object.values(registry)) {
    addFields(tableName(resource), resource.fields, '')
    for (const names of resource.unique) {
      paths.set(uniqueIndex(tableName(resource), resource.fields, names).name, names.at(-1) ?? '')
    }
    for (const [name, { options }] of Object.entries(resource.fields)) {
      if (!options.fields) continue
      const table = rowsTableName(resource, name)
      addFields(table, options.fields as Fields, `${name}.`)
      for (const keys of (options.uniqueTogether ?? []) as string[][]) {
        paths.set(uniqueIndex(table, options.fields as Fields, keys, ['owner_id']).name, name)
      }
    }
  }
  for (const { name: table, checks } of tablesOf(registry)) {
    for (const { name, column } of checks) paths.set(name, paths.get(`${table}.${column}`) ?? column)
  }
  cache.set(registry, paths)
  return paths

  function addFields(table: string, fields: Fields, prefix: string): void {
    for (const name of Object.keys(fields)) {
      paths.set(`${table}.${columnName(name)}`, prefix + name)
      paths.set(identifier(table, columnName(name), 'fkey'), prefix + name)
      paths.set(uniqueIndex(table, fields, [name]).name, prefix + name)
    }
  }
}

const cache = new WeakMap<Registry, ReadonlyMap<string, string>>()
