import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { reason } from '../reason.ts'

type Reason = RecordOf<typeof reason>

/** The id of a reason by its domain and code, for the server's own writes; null where the shop has none of that name. */
export async function reasonId(db: Db, domain: Reason['domain'], code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "reason" WHERE "domain" = ${domain} AND "code" = ${code}`.execute(db)
  return rows[0]?.id ?? null
}
