import { sql } from 'kysely'
import type { Counter } from '../../src/core/countOf.ts'
import type { AnyRecord, Registry, Resource } from '../../src/core/index.ts'
import { filesIn, filesSql, usesOf, usesTo } from '../../src/derive/pictures.ts'
import { type Relation, relationPath } from '../../src/derive/relations.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Tx } from '../database/schema.ts'
import { fromTable } from './recordSql.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Keeps what `countOf` and `lastUse` declare: after a write, every record that is referred to newly or no more is counted anew by
 * the difference. Neither its version nor its history tells of it, as nobody changed it.
 */
export async function countUses(
  { db, context, at }: Pick<Work, 'db' | 'context' | 'at'>,
  resource: Resource,
  record: AnyRecord | undefined,
  previous: AnyRecord | undefined,
): Promise<void> {
  for (const relation of usesOf(resource)) {
    const target = context.registry[relation.to]
    const counters = target ? countersFor(target, relation) : []
    if (!target || counters.length === 0) continue
    const [before, after] = [idsOf(relation, previous), idsOf(relation, record)]
    const steps = [
      ...[...after].filter((id) => !before.has(id)).map((id) => ({ id, step: 1 })),
      ...[...before].filter((id) => !after.has(id)).map((id) => ({ id, step: -1 })),
    ].sort((a, b) => (a.id < b.id ? -1 : 1))
    if (steps.length === 0) continue
    const set = counters.map((name) => {
      const column = sql.raw(quoted(columnName(name)))
      return sql`${column} = greatest(0, coalesce(t.${column}, 0) + s."step")`
    })
    const uses = lastUses(target).map((name) => {
      const column = sql.raw(quoted(columnName(name)))
      return sql`${column} = CASE WHEN s."step" > 0 THEN ${at}::timestamptz ELSE t.${column} END`
    })
    await sql`${keptPlan}
      UPDATE ${sql.raw(fromTable(target))} SET ${sql.join([...set, ...uses])}
      FROM json_to_recordset(${JSON.stringify(steps)}::json) AS s("id" uuid, "step" integer)
      WHERE t."id" = s."id"`.execute(db)
  }
}

/** Counts records of an area from scratch; for what moves references in bulk, and for counts that an upgrade adds. */
export async function recount(
  db: Tx,
  registry: Registry,
  resource: Resource,
  ids: readonly string[],
): Promise<void> {
  const relations = usesTo(registry, resource.name)
  for (const [name, of] of Object.entries(resource.computed)) {
    if (!isCounter(of)) continue
    const counted = relations.filter((relation) => counts(of, relation))
    if (counted.length === 0) continue
    const sum = sql.join(counted.map(countSql), sql` + `)
    await sql`
      UPDATE ${sql.raw(fromTable(resource))} SET ${sql.raw(quoted(columnName(name)))} = ${sum}
      WHERE t."id" = ANY (${[...ids]}::uuid[])`.execute(db)
  }
}

function countSql({ from, field, inner, many, pictures }: Relation) {
  const table = sql.raw(quoted(inner ? rowsTableName(from, field) : tableName(from)))
  const column = sql.raw(`r.${quoted(columnName(inner ?? field))}`)
  const holds = pictures
    ? sql`${sql.raw(filesSql(field, 'r'))} @> jsonb_build_array(t."id")`
    : many
      ? sql`${column} @> ARRAY[t."id"]`
      : sql`${column} = t."id"`
  return inner
    ? sql`(SELECT count(DISTINCT r."owner_id")::int FROM ${table} r WHERE ${holds})`
    : sql`(SELECT count(*)::int FROM ${table} r WHERE ${holds})`
}

/** Whether a computed field counts references. */
export const isCounter = (of: unknown): of is Counter => typeof of === 'function' && 'counts' in of

const counts = ({ counts: relations }: Counter, relation: Relation): boolean =>
  relations.length === 0 || relations.includes(`${relation.from.name}.${relationPath(relation)}`)

const countersFor = (target: Resource, relation: Relation): string[] =>
  Object.entries(target.computed).flatMap(([name, of]) =>
    isCounter(of) && counts(of, relation) ? [name] : [],
  )

const lastUses = (target: Resource): string[] =>
  Object.entries(target.computed).flatMap(([name, of]) => ('isLastUse' in of ? [name] : []))

function idsOf({ field, inner, pictures }: Relation, record: Values | undefined): ReadonlySet<string> {
  if (pictures) return new Set(filesIn(record?.[field]))
  const values = inner ? ((record?.[field] ?? []) as Values[]).map((row) => row[inner]) : [record?.[field]]
  return new Set(values.flat().filter((id): id is string => typeof id === 'string'))
}
