import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** Whether a template is one that others may stand in. */
export async function isLayout(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM template WHERE id = ${id} AND kind = 'layout'`.execute(db)
  return rows.length > 0
}
