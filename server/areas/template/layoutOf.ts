import { sql } from 'kysely'
import type { template } from '../../../resources/content/template.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import type { Db } from '../../database/open.ts'

/** The body of the layout that a template names; undefined where it names none, or one that is not active. */
export async function layoutOf(
  db: Db,
  used: Partial<Pick<RecordOf<typeof template>, 'layout'>> | undefined,
): Promise<string | undefined> {
  if (!used?.layout) return undefined
  const { rows } = await sql<{ body: string }>`
    SELECT body FROM template WHERE id = ${used.layout} AND kind = 'layout' AND status = 'active'`.execute(db)
  return rows[0]?.body
}
