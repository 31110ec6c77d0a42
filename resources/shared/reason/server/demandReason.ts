import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refusedInput } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { reason } from '../reason.ts'

type Reason = Pick<
  RecordOf<typeof reason>,
  'id' | 'domain' | 'code' | 'name' | 'requiresNote' | 'requiresPhoto'
>

/** What somebody gives as a reason; the paths are the fields of the request that a refusal is told at. */
export interface GivenReason {
  readonly id: string
  readonly domain: Reason['domain']
  readonly note?: string | null | undefined
  readonly path?: string
  readonly notePath?: string
}

/**
 * The reason of that id: active, of the domain, and with the note it asks for.
 * @throws ApiError `invalid` with `unknown-reason` at `reason`, or `required` at `note`
 */
export async function demandReason(db: Db, given: GivenReason): Promise<Reason> {
  const { id, domain, note, path = 'reason', notePath = 'note' } = given
  const { rows } = await sql<Reason>`
    SELECT "id", "domain", "code", "name", "requires_note" AS "requiresNote", "requires_photo" AS "requiresPhoto"
    FROM "reason" WHERE "id" = ${id} AND "domain" = ${domain} AND "active"`.execute(db)
  const [found] = rows
  if (!found) throw refusedInput(path, 'unknown-reason')
  if (found.requiresNote && !note?.trim()) throw refusedInput(notePath, 'required')
  return found
}
