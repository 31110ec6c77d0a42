import { sql } from 'kysely'
import type { CommonAction, Registry } from '../../src/core/index.ts'
import type { SavedView } from '../../src/derive/savedView.ts'
import type { Work } from '../records/workTypes.ts'

/** A view as it was or is; nothing where it was not there yet, or is no more. */
type Side = Pick<SavedView, 'area' | 'name' | 'roles' | 'query'>

/**
 * Notes what became of a shared view in the history of each role that sees it, or no longer does: who has shared it, changed it, taken it
 * back or removed it. What somebody saves for themselves alone is nobody else's business.
 */
export async function noteShared(
  { db, actor, at, requestId }: Pick<Work, 'db' | 'actor' | 'at' | 'requestId'>,
  registry: Registry,
  before: Side | undefined,
  after: Side | undefined,
): Promise<void> {
  const [had, has] = [before?.roles ?? [], after?.roles ?? []]
  const gone = after ? 'viewUnshared' : 'viewRemoved'
  const isSame = before !== undefined && after !== undefined && contentOf(before) === contentOf(after)
  const note = (role: string, action: CommonAction) => ({ role, action })
  const notes = [
    ...has.map((role) => note(role, had.includes(role) ? 'viewChanged' : 'viewShared')),
    ...had.filter((role) => !has.includes(role)).map((role) => note(role, gone)),
  ].filter(({ action }) => !(action === 'viewChanged' && isSame))
  const view = after ?? before
  const area = view && registry[view.area]
  if (notes.length === 0 || !area || !registry.subAdminRole) return
  await sql`
    INSERT INTO "_history"
      ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
    SELECT gen_random_uuid(), ${registry.subAdminRole.name}, r."id", r."version", ${at}::timestamptz, ${actor.id}, ${actor.name}, n."action", '[]',
      ${requestId}, ${`${view.name} (${area.endpoint})`}
    FROM json_to_recordset(${JSON.stringify(notes)}::json) AS n("role" uuid, "action" text)
    JOIN "sub_admin_role" r ON r."id" = n."role"`.execute(db)
}

const contentOf = ({ name, query }: Side) => JSON.stringify([name, query])
