import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tick } from '../../../../server/context.ts'
import { product } from '../product.ts'

/** How many products one minute moves; the rest follows in the next. */
const most = 200

/**
 * Sends drafts live whose time has come and that lack nothing, and takes products off the store whose time is over. A draft that
 * still lacks something goes live in the minute after it was completed.
 */
export async function timedPublishing({ db, records, now }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string; step: 'activate' | 'deactivate' }>`
    SELECT "id", CASE WHEN "status" = 'draft' THEN 'activate' ELSE 'deactivate' END AS "step" FROM "product"
    WHERE ("status" = 'draft' AND "published_at" <= ${now} AND "issues" = '{}'
        AND ("unpublished_at" IS NULL OR "unpublished_at" > ${now}))
      OR ("status" = 'active' AND "unpublished_at" <= ${now})
    ORDER BY "id" LIMIT ${most}`.execute(db)
  for (const { id, step } of rows) {
    try {
      await records.transition(product, id, step)
    } catch (error) {
      // Someone was faster, or a rule forbids it now: the others go on.
      if (!(error instanceof ApiError)) throw error
    }
  }
}
