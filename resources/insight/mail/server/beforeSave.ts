import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { mail } from '../mail.ts'

type Letter = RecordOf<typeof mail>

/**
 * A draft belongs to whoever begins it, and comes from them; what is delivered comes with both.
 * @throws ApiError `invalid` at `from` for somebody without a record among the staff, who has no mailbox
 */
export async function beforeSave({
  record,
  previous,
  actor,
  db,
}: OpenChange<Letter>): Promise<Partial<Letter>> {
  if (previous || record.owner) return {}
  const [me] = await staffOf(db, actor.id)
  if (!me) throw refused<Letter>('from', 'not-allowed')
  return { owner: me.id, from: me.id, sender: me.name, read: true }
}

const staffOf = async (db: Db, id: string) =>
  (
    await sql<{ id: string; name: string }>`
    SELECT "id", "name" FROM "sub_admin" WHERE "id"::text = ${id}`.execute(db)
  ).rows
