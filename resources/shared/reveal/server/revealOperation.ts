import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { WritingOperation } from '../../../../server/context.ts'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { maskedNames, readableFields } from '../../../../src/derive/permissions.ts'

const input = z.strictObject({ reason: z.string().trim().min(3).max(255) })

/**
 * The operation `reveal` of an area with `masked` fields, for those who hold its flag of that name: answers what a record says in them, and notes in its history who looked
 * and why. Nothing of the record changes, so its version stays.
 */
export function revealOperation(resource: Resource): WritingOperation<any, typeof input> {
  return {
    on: 'record',
    adds: true,
    isSecret: true,
    flag: 'reveal',
    input,
    summary: 'Shows what is hidden of a record, and notes in its history who looked and why.',
    async run({ db, actor, at, record: asked, input: { reason } }) {
      const record = asked as AnyRecord
      await sql`
        INSERT INTO "_history"
          ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
        VALUES (${uuidv7()}, ${resource.name}, ${record.id}, ${record.version}, ${at}, ${actor.id}, ${actor.name}, 'revealed', '[]',
          'reveal', ${reason})`.execute(db)
      const readable = new Set(readableFields(actor, resource))
      const names = maskedNames(resource).filter((name) => readable.has(name))
      return { values: Object.fromEntries(names.map((name) => [name, record[name]])) }
    },
  }
}
