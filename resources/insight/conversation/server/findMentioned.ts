import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { visible } from '../../../../server/records/visible.ts'
import { hasFlag, type Registry } from '../../../../src/core/index.ts'
import { readableFields } from '../../../../src/derive/permissions.ts'
import { columnName, tableName } from '../../../../src/derive/sqlNames.ts'
import type { Mentioned } from '../rules/mentions.ts'

/** The titles that are the number of a record: that of a sale or a document, and that of a ticket. */
const numbered: readonly string[] = ['number', 'ticketNo']

/**
 * The records of these numbers, such as orders, returns and tickets, that somebody sees: what one member of a conversation names tells
 * another one nothing that is not theirs to see.
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
        numbered.includes(area.title) &&
        hasFlag(actor, area.name, 'view') &&
        readableFields(actor, area).includes(area.title),
    )
    .map((area) => {
      const number = sql.ref(`t.${columnName(area.title)}`)
      return sql<Mentioned>`
        SELECT ${area.name} AS "area", t."id", ${number} AS "number", ${area.workflow ? sql`t."status"` : sql`NULL`} AS "status"
        FROM ${sql.table(tableName(area))} AS t
        WHERE lower(${number}) = ANY (${wanted}::text[]) AND ${visible(area, actor)}`
    })
  if (queries.length === 0) return []
  const { rows } = await sql<Mentioned>`${sql.join(queries, sql` UNION ALL `)}`.execute(db)
  return rows
}
