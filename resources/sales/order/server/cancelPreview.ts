import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { Cancellation } from '../rules/cancellation.ts'

/** What would go back, and by which ways of payment; paise. */
export interface CancelPreview {
  readonly whole: boolean
  readonly lines: Cancellation['lines']
  readonly shipping: number
  readonly fees: number
  readonly roundOff: number
  readonly value: number
  readonly refund: number
  readonly parts: readonly { readonly method: string; readonly amount: number }[]
}

/** Tells a planned cancellation; money goes back by the payments it came by, the oldest first, or as credit. */
export async function cancelPreview(
  db: Db,
  order: Order,
  { whole, lines, shipping, fees, roundOff, value, refund }: Cancellation,
  destination: 'original' | 'storeCredit' | 'none',
): Promise<CancelPreview> {
  const told = { whole, lines, shipping, fees, roundOff, value }
  if (destination === 'none' || refund === 0) return { ...told, refund: 0, parts: [] }
  if (destination === 'storeCredit')
    return { ...told, refund, parts: [{ method: 'storeCredit', amount: refund }] }
  const { rows } = await sql<{ method: string; left: number }>`
    SELECT "method", ("captured" - "refunded" - "refunding")::float8 AS "left" FROM "payment"
    WHERE "order" = ${order.id} AND "captured" > 0
      AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted') ORDER BY "id"`.execute(db)
  let rest = refund
  const parts = rows.flatMap(({ method, left }) => {
    const amount = Math.min(rest, Math.max(0, left))
    rest -= amount
    return amount > 0 ? [{ method, amount }] : []
  })
  return { ...told, refund, parts }
}
