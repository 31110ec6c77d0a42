import { type RawBuilder, sql } from 'kysely'
import type { Registry, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, readableFields } from '../../src/derive/permissions.ts'
import { filesSql, usesTo } from '../../src/derive/pictures.ts'
import { type Relation, relationPath } from '../../src/derive/relations.ts'
import { columnName, quoted, rowsTableName } from '../../src/derive/sqlNames.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db } from '../database/schema.ts'
import { fromTable } from './recordSql.ts'
import { visible } from './visible.ts'

/** How many records of a resource point to a record by one field; 1,001 stands for more than a thousand. */
export interface Referrer {
  readonly resource: string
  readonly field: string
  readonly count: number
}

/**
 * Everything that points to a record, whoever may see it; the record itself aside. Each area has one statement for it, of as many parts as
 * there are fields that may point there: planning it anew for each of many records that go took most of the time.
 */
export const countReferrers = (
  db: Db,
  registry: Registry,
  resource: Resource,
  id: string,
): Promise<Referrer[]> => count(db, usesTo(registry, resource.name), id, () => sql<boolean>`true`, keptPlan)

/** The records pointing to a record that the viewer may see. */
export async function findReferrers(
  db: Db,
  registry: Registry,
  viewer: Viewer,
  resource: Resource,
  id: string,
): Promise<Referrer[]> {
  const relations = usesTo(registry, resource.name).filter(({ from, field }) => maySee(viewer, from, field))
  return count(db, relations, id, (from) => visible(from, viewer))
}

/** Those of all referrers whose areas and fields the viewer may see. */
export const readableReferrers = (
  viewer: Viewer,
  registry: Registry,
  referrers: readonly Referrer[],
): Referrer[] =>
  referrers.filter(({ resource, field }) =>
    maySee(viewer, registry[resource] as Resource, field.split('.')[0] ?? ''),
  )

const maySee = (viewer: Viewer, resource: Resource, field: string) =>
  canAct(viewer, resource, 'view') && readableFields(viewer, resource).includes(field)

async function count(
  db: Db,
  relations: readonly Relation[],
  id: string,
  where: (resource: Resource) => RawBuilder<boolean>,
  plan: RawBuilder<unknown> = sql``,
): Promise<Referrer[]> {
  if (relations.length === 0) return []
  const counts = relations.map(
    (relation, index) => sql`
      SELECT ${sql.lit(index)} AS at, count(*)::int AS count FROM (
        SELECT 1 FROM ${sql.raw(fromTable(relation.from))}
        WHERE ${pointsTo(relation, id)} AND t."id" <> ${id} AND ${where(relation.from)} LIMIT 1001) pointing`,
  )
  const { rows } = await sql<{
    at: number
    count: number
  }>`${plan}${sql.join(counts, sql` UNION ALL `)}`.execute(db)
  return rows
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.at - b.at)
    .map(({ at, count }) => {
      const relation = relations[at] as Relation
      return { resource: relation.from.name, field: relationPath(relation), count }
    })
}

/** SQL that is true for the records (alias `t`) that use another one by this field. */
export function pointsTo({ from, field, inner, many, pictures }: Relation, id: string): RawBuilder<boolean> {
  if (pictures) return sql<boolean>`${sql.raw(filesSql(field, 't'))} @> ${JSON.stringify([id])}::jsonb`
  if (inner) {
    const [table, column] = [
      sql.raw(quoted(rowsTableName(from, field))),
      sql.raw(`o.${quoted(columnName(inner))}`),
    ]
    const holds = many ? sql`${column} @> ARRAY[${id}]::uuid[]` : sql`${column} = ${id}`
    return sql<boolean>`t."id" IN (SELECT o."owner_id" FROM ${table} o WHERE ${holds})`
  }
  const column = sql.raw(`t.${quoted(columnName(field))}`)
  return many ? sql<boolean>`${column} @> ARRAY[${id}]::uuid[]` : sql<boolean>`${column} = ${id}`
}
