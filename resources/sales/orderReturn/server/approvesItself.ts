import { sql } from 'kysely'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** More returns than these that came to nothing, within a year, and a person decides. */
const mostRefused = 1

/** Whether the shop's rule approves a return without anybody: a customer's own, in time, of low value, with a good history. */
export async function approvesItself({ db, at }: ReturnWork, record: OrderReturn): Promise<boolean> {
  if (record.source !== 'customer' || !record.inWindow || record.overrideReason) return false
  const { 'returns.autoApproveBelow': limit } = await readSettings(db, ['returns.autoApproveBelow'])
  if (limit === null || (record.value ?? 0) > limit) return false
  const { rows } = await sql<{ refused: number }>`
    SELECT count(*)::integer AS "refused" FROM "order_return"
    WHERE "status" IN ('rejected', 'sentBack', 'closed') AND "created_at" > ${at}::timestamptz - interval '365 days'
      AND ("customer" = ${record.customer}::uuid OR (${record.customer}::uuid IS NULL AND "phone" = ${record.phone}))`.execute(
    db,
  )
  return (rows[0]?.refused ?? 0) <= mostRefused
}
