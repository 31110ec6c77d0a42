import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { visible } from '../../../../server/records/visible.ts'
import { hasFlag, type Registry } from '../../../../src/core/index.ts'
import { readableFields } from '../../../../src/derive/permissions.ts'
import { tableName } from '../../../../src/derive/sqlNames.ts'
import type { Mentioned } from '../rules/mentions.ts'

/**
 * The records of these numbers, such as orders and returns, that somebody sees: what one member of a conversation names tells another
 * one nothing that is not theirs to see.
 */
export async function findMentioned(
  db: Db,
  registry: Registry,
  actor: Actor,
  numbers: readonly string[],
): Promise<Mentioned[]> {
  const wanted = numbers.map((number) => number.toLowerCase())
  const queries = Object.values(registry)
    .filter(
      (area) =>
        area.title === 'number' &&
        hasFlag(actor, area.name, 'view') &&
        readableFields(actor, area).includes('number'),
    )
    .map(
      (area) => sql<Mentioned>`
        SELECT ${area.name} AS "area", t."id", t."number", ${area.workflow ? sql`t."status"` : sql`NULL`} AS "status"
        FROM ${sql.table(tableName(area))} AS t
        WHERE lower(t."number") = ANY (${wanted}::text[]) AND ${visible(area, actor)}`,
    )
  if (queries.length === 0) return []
  const { rows } = await sql<Mentioned>`${sql.join(queries, sql` UNION ALL `)}`.execute(db)
  return rows
}
