import { sql } from 'kysely'
import { refused } from '../../../../server/refused.ts'
import { demandAnotherPerson } from '../../../messages/approval/server/anotherPerson.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { readRefunds } from './readRefunds.ts'
import { refundLimit } from './refundLimit.ts'
import { sendRefunds } from './sendRefunds.ts'
import { followRefund, settleRefund } from './settleRefund.ts'

/**
 * Grants refunds that have just been asked for, where whoever asks may do so alone. What they were granted of the same order before
 * counts, so that a large refund in small steps needs a second person, too. What a bank took back already needs nobody.
 */
export async function grantRefunds(work: Paying, order: Order, ids: readonly string[]): Promise<void> {
  const asked = await readRefunds(work, sql`r."id" = ANY (${[...ids]}::uuid[])`)
  for (const taken of asked.filter(({ status }) => status === 'processed')) await followRefund(work, taken)
  const waiting = asked.filter(({ status }) => status !== 'processed')
  const limit = await refundLimit(work.db, work.actor)
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS sum FROM "refund" WHERE "order" = ${order.id} AND "status" <> 'cancelled'
      AND ("id" = ANY (${waiting.map(({ id }) => id)}::uuid[]) OR ("requested_by"::text = ${work.actor.id} AND "approved_by" IS NOT DISTINCT FROM "requested_by"))`.execute(
    work.db,
  )
  if ((rows[0]?.sum ?? 0) > limit) return
  for (const each of waiting) await grant(work, each, each.requestedBy)
}

/**
 * Grants a refund as another person than who asked for it (areas, 14). Its order is locked.
 * @throws ApiError `forbidden` for who asked for it, `not-allowed-now` where it is no longer to be granted
 */
export async function approveRefund(work: Paying, asked: Refund): Promise<void> {
  if (asked.requestedBy === work.actor.id) throw refused<Refund>('approvedBy', 'second-person')
  await demandAnotherPerson<Refund>(work.db, 'approvedBy', asked.requestedBy, work.actor)
  await grant(work, asked, work.actor.id)
}

async function grant(work: Paying, asked: Refund, by: string | null): Promise<void> {
  const granted = await work.records.transition(refund, asked.id, 'approve', {
    approvedBy: by,
    approvedAt: work.at,
  })
  // Credit of the shop itself is given in the same transaction; a gateway is called once it is committed.
  if (granted.destination === 'storeCredit') await settleRefund(work, granted, {})
  else if (granted.destination === 'original') work.after?.((context) => sendRefunds(context, [asked.id]))
}
