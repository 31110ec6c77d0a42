import { sql } from 'kysely'
import { asText } from '../../src/core/asText.ts'
import type { AnyRecord, Condition, Resource } from '../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../src/derive/problems.ts'
import { type Relation, relationPath, relationsOf } from '../../src/derive/relations.ts'
import { ApiError } from '../apiError.ts'
import { conditionSql } from '../database/condition.ts'
import { keptPlan } from '../database/keptPlan.ts'
import { fromTable } from './recordSql.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Refuses ids that no record has, or none that the field offers (`where`), and keeps those records from being deleted until the end of
 * the transaction. What the record pointed to before is not asked again.
 * @throws ApiError `invalid` at every such field: `brand`, `tags.2`, `lines.0.product`
 */
export async function checkReferences(
  work: Work,
  resource: Resource,
  values: Values,
  previous?: AnyRecord,
): Promise<void> {
  const relations = relationsOf(resource)
  const known = new Set(
    relations.flatMap((relation) =>
      pointers(relation, previous ?? {}).map(({ id }) => `${relation.to} ${id}`),
    ),
  )
  const pending = relations.flatMap((relation) =>
    pointers(relation, values).flatMap(({ path, id }) =>
      known.has(`${relation.to} ${id}`) ? [] : [{ path, id, to: relation.to, where: relation.where }],
    ),
  )
  const problems: FieldProblem[] = []
  for (const to of [...new Set(pending.map((pointer) => pointer.to))].sort()) {
    const asked = pending.filter((pointer) => pointer.to === to)
    const target = work.context.registry[to] as Resource
    const found = await lockExisting(
      work,
      target,
      asked.map(({ id }) => id),
    )
    for (const { path, id, where } of asked) {
      if (!found.has(id)) problems.push(problemAt<AnyRecord>(path, 'unknown-reference'))
      else if (where && !(await isOffered(work, target, id, where)))
        problems.push(problemAt<AnyRecord>(path, 'not-offered'))
    }
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}

interface Pointer {
  readonly path: string
  readonly id: string
}

function pointers(relation: Relation, values: Values): Pointer[] {
  const { field, inner } = relation
  if (!inner) return ids(values[field], relationPath(relation))
  return ((values[field] ?? []) as Values[]).flatMap((row, index) =>
    ids(row[inner], `${field}.${index}.${inner}`),
  )
}

function ids(value: unknown, path: string): Pointer[] {
  if (Array.isArray(value)) return value.map((id, index) => ({ path: `${path}.${index}`, id: asText(id) }))
  return value === null || value === undefined ? [] : [{ path, id: asText(value) }]
}

async function isOffered({ db }: Work, target: Resource, id: string, where: Condition): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.raw(fromTable(target))} WHERE t."id" = ${id} AND ${conditionSql(target, where)}`.execute(
    db,
  )
  return rows.length > 0
}

async function lockExisting(
  { db }: Work,
  target: Resource,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`${keptPlan}
    SELECT t."id" FROM ${sql.raw(fromTable(target))} WHERE t."id" = ANY (${[...new Set(ids)]}::uuid[])
    ORDER BY t."id" FOR KEY SHARE`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
