import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { countLookUp } from '../../../../server/auth/throttle.ts'
import type { WritingOperation } from '../../../../server/context.ts'
import { fromTable } from '../../../../server/records/recordSql.ts'
import { hiddenValueSql } from '../../../../server/records/search.ts'
import { visible } from '../../../../server/records/visible.ts'
import type { Resource } from '../../../../src/core/index.ts'

/** More records than this have no value in common that would name a person. */
const mostFound = 20

const input = z.strictObject({
  value: z.string().trim().min(6).max(200),
  reason: z.string().trim().min(3).max(255),
})

/**
 * The operation `find` of an area whose hidden fields are searched, for those who hold `reveal`: the records that have one whole value in
 * them, such as the telephone number that a caller tells. A search or a filter would let anybody guess such values; here each try counts,
 * few are borne in an hour, and the history of what is found says who asked and why.
 */
export function findOperation(resource: Resource): WritingOperation<any, typeof input> {
  return {
    on: 'collection',
    flag: 'reveal',
    input,
    summary:
      'Finds the records that have one whole hidden value, and notes in their history who asked and why.',
    async run({ db, actor, at, input: { value, reason } }) {
      await countLookUp(db, actor.id)
      const condition = hiddenValueSql(resource, value)
      if (!condition) throw new ApiError('unknown-filter', { values: { filter: 'value' } })
      const { rows } = await sql<{ id: string; version: number }>`
        SELECT t."id", t."version" FROM ${sql.raw(fromTable(resource))}
        WHERE ${visible(resource, actor)} AND ${condition} ORDER BY t."id" DESC LIMIT ${mostFound}`.execute(
        db,
      )
      for (const { id, version } of rows) {
        await sql`
          INSERT INTO "_history"
            ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
          VALUES (${uuidv7()}, ${resource.name}, ${id}, ${version}, ${at}, ${actor.id}, ${actor.name}, 'revealed', '[]', 'find', ${reason})`.execute(
          db,
        )
      }
      return { found: rows.map(({ id }) => id) }
    },
  }
}
