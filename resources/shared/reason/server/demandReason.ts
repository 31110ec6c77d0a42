import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { PathOf } from '../../../../src/core/pathOf.ts'
import type { reason } from '../reason.ts'

type Reason = Pick<
  RecordOf<typeof reason>,
  'id' | 'domain' | 'code' | 'name' | 'requiresNote' | 'requiresPhoto'
>

/** What somebody gives as a reason; the paths are those of the request, or of the record, that a refusal is told at. */
export interface GivenReason<T> {
  readonly id: string
  readonly domain: Reason['domain']
  readonly note?: string | null | undefined
  readonly path: PathOf<T>
  readonly notePath: PathOf<T>
}

/**
 * The reason of that id: active, of the domain, and with the note it asks for.
 * @throws ApiError `invalid` with `unknown-reason` at `path`, or `required` at `notePath`
 */
export async function demandReason<T>(db: Db, given: GivenReason<T>): Promise<Reason> {
  const { id, domain, note, path, notePath } = given
  const { rows } = await sql<Reason>`
    SELECT "id", "domain", "code", "name", "requires_note" AS "requiresNote", "requires_photo" AS "requiresPhoto"
    FROM "reason" WHERE "id" = ${id} AND "domain" = ${domain} AND "active"`.execute(db)
  const [found] = rows
  if (!found) throw refused<T>(path, 'unknown-reason')
  if (found.requiresNote && !note?.trim()) throw refused<T>(notePath, 'required')
  return found
}
