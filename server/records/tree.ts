import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { keptPlan } from '../database/keptPlan.ts'
import { refused } from '../refused.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Refuses a place in a tree that would close a circle, or make the tree deeper than its field allows.
 * @throws ApiError `invalid` at the field
 */
export async function checkTree(
  work: Work,
  resource: Resource,
  values: Values,
  previous?: AnyRecord,
): Promise<void> {
  for (const [name, { kind, options }] of Object.entries(resource.fields)) {
    const parent = values[name]
    if (kind !== 'parent' || typeof parent !== 'string' || parent === previous?.[name]) continue
    const most: number = options.maxDepth ?? 4
    const above = await ancestors(work, resource, name, parent, most)
    if (previous && above.includes(previous.id)) throw refused<AnyRecord>(name, 'circular', {})
    const below = previous ? await height(work, resource, name, previous.id, most) : 0
    if (above.length + 1 + below > most) throw refused<AnyRecord>(name, 'too-deep', { max: most })
  }
}

/** From the parent upwards. Each one is locked before the next is looked at, so that nobody moves the branch meanwhile. */
async function ancestors(
  { db }: Work,
  resource: Resource,
  name: string,
  start: string,
  most: number,
): Promise<string[]> {
  const [table, column] = [sql.raw(quoted(tableName(resource))), sql.raw(quoted(columnName(name)))]
  const found: string[] = []
  for (let id: string | null | undefined = start; id && found.length <= most; ) {
    found.push(id)
    const { rows }: { rows: { parent: string | null }[] } = await sql<{ parent: string | null }>`${keptPlan}
      SELECT ${column} AS parent FROM ${table} WHERE "id" = ${id} FOR SHARE`.execute(db)
    id = rows[0]?.parent
  }
  return found
}

/** How many levels are below a record. */
async function height(
  { db }: Work,
  resource: Resource,
  name: string,
  id: string,
  most: number,
): Promise<number> {
  const [table, column] = [sql.raw(quoted(tableName(resource))), sql.raw(quoted(columnName(name)))]
  const { rows } = await sql<{ height: number }>`
    WITH RECURSIVE below (id, level) AS (
      SELECT ${id}::uuid, 0
      UNION ALL
      SELECT t."id", below.level + 1 FROM ${table} t JOIN below ON t.${column} = below.id WHERE below.level <= ${most}
    ) SELECT max(level) AS height FROM below`.execute(db)
  return rows[0]?.height ?? 0
}
