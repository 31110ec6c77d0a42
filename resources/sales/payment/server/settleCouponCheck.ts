import { sql } from 'kysely'
import type { SaleWork } from '../../invoice/server/work.ts'
import { payment } from '../payment.ts'
import { type MismatchEnd, resolveMismatch } from './resolveMismatch.ts'

/** Takes the payments that did not fit a coupon out of those that do not match, once it was decided what becomes of it. */
export async function settleCouponCheck(work: SaleWork, order: string, ended: MismatchEnd): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "order" = ${order} AND "mismatch" AND "mismatch_reason" = 'couponUnmet' ORDER BY "id"`.execute(
    work.db,
  )
  for (const { id } of rows) {
    const found = await work.records.read(payment, id)
    if (found?.mismatch) await resolveMismatch(work, found, ended)
  }
}
