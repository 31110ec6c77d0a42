import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { owedForExchange } from '../../orderReturn/server/giveBackExchanged.ts'
import { sumOfParts } from '../../orderReturn/server/payParts.ts'
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

/**
 * Tells a planned cancellation; money goes back by the payments it came by, the oldest first, or as credit. What other goods paid for an
 * exchange goes back by the payments of theirs.
 */
export async function cancelPreview(
  db: Db,
  order: Order,
  { whole, lines, shipping, fees, roundOff, value, refund }: Cancellation,
  destination: 'original' | 'storeCredit' | 'none',
): Promise<CancelPreview> {
  const told = { whole, lines, shipping, fees, roundOff, value }
  if (destination === 'none') return { ...told, refund: 0, parts: [] }
  const undone = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const exchanged = await owedForExchange(db, order, undone)
  const all = refund + sumOfParts(exchanged)
  if (all === 0) return { ...told, refund: 0, parts: [] }
  if (destination === 'storeCredit')
    return { ...told, refund: all, parts: [{ method: 'storeCredit', amount: all }] }
  const parts = await partsOf(db, order.id, refund)
  for (const { order: earlier, amount } of exchanged) parts.push(...(await partsOf(db, earlier, amount)))
  return { ...told, refund: all, parts }
}

/** How an amount goes back by the payments of an order. */
async function partsOf(db: Db, order: string, amount: number): Promise<CancelPreview['parts'][number][]> {
  const { rows } = await sql<{ method: string; left: number }>`
    SELECT "method", ("captured" - "refunded" - "refunding")::float8 AS "left" FROM "payment"
    WHERE "order" = ${order} AND "captured" > 0
      AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted') ORDER BY "id"`.execute(db)
  let rest = amount
  return rows.flatMap(({ method, left }) => {
    const part = Math.min(rest, Math.max(0, left))
    rest -= part
    return part > 0 ? [{ method, amount: part }] : []
  })
}
