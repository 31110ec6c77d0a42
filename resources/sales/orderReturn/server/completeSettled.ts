import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { orderReturn } from '../orderReturn.ts'
import { settlementOf } from '../rules/settlementOf.ts'
import { exchangeBills } from './exchangeBill.ts'
import { exchangeUndone } from './exchangeUndone.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** What the refunds and the exchange order of a return have come to. */
interface Standing {
  readonly open: number
  readonly refunded: number
  readonly isSent: boolean | null
}

/** The states of an order from which the goods of an exchange are on their way. */
const shipped = ['fulfilled', 'partiallyDelivered', 'delivered', 'rto']

/**
 * Completes an inspected return with which nothing is left to do: all money is paid back, and what goes out in exchange is on its way, or
 * called off (areas, 23). One of which nothing was accepted waits for a person, who sends it back, and one whose exchange is still to be
 * billed for whoever does that. Answers the return as it is then.
 */
export async function completeSettled(work: ReturnWork, record: OrderReturn): Promise<OrderReturn> {
  if (record.status !== 'inspected') return record
  const standing = await standingOf(work.db, record)
  const undone = await exchangeUndone(work.db, record)
  const money = settlementOf({ ...record, refunded: standing.refunded, undone })
  const isPaid = standing.open === 0 && money.left === 0
  const isSent = record.type === 'return' || standing.isSent === true
  const isEmpty = (record.acceptedPieces ?? 0) === 0 && record.source !== 'rto' && standing.refunded === 0
  if (!isPaid || isEmpty || (!isSent && (record.acceptedPieces ?? 0) > 0)) return record
  if (await isToBill(work, record)) return record
  return work.records.transition(orderReturn, record.id, 'complete')
}

/** Whether goods did not come to what was expected when others went out for them, which is unknown until these have arrived. */
async function isToBill({ db, records }: ReturnWork, record: OrderReturn): Promise<boolean> {
  const isAsExpected = record.acceptedPieces === record.pieces && record.deductions.length === 0
  if (!record.exchangeOrder || isAsExpected) return false
  const bills = await exchangeBills(db, record)
  const toBill = bills?.reduce((sum, { amount }) => sum + amount, 0)
  if (toBill && toBill !== record.toBill) await records.write(orderReturn, record.id, { toBill }, 'toBill')
  return toBill !== 0
}

async function standingOf(db: Db, { refunds, exchangeOrder }: OrderReturn): Promise<Standing> {
  const { rows } = await sql<Standing>`
    SELECT count(*) FILTER (WHERE r."status" NOT IN ('processed', 'cancelled'))::integer AS "open",
      coalesce(sum(r."amount") FILTER (WHERE r."status" <> 'cancelled'), 0)::float8 AS "refunded",
      (SELECT o."fulfilment_status" = ANY (${shipped}::text[]) OR o."status" IN ('cancelled', 'expired')
        FROM "order" o WHERE o."id" = ${exchangeOrder}::uuid) AS "isSent"
    FROM "refund" r WHERE r."id" = ANY (${refunds}::uuid[])`.execute(db)
  return rows[0] ?? { open: 0, refunded: 0, isSent: null }
}
