import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { goodsKey } from '../../refund/server/piecesToCredit.ts'
import type { OrderReturn, ReturnLine } from './work.ts'

/**
 * What of the worth of each line of a return was not asked back for it yet, in paise: what comes to one of them later is for that one, whose
 * invoice has it, not for all alike.
 */
export async function unpaidLines(
  db: Db,
  { refunds, lines, shipment }: Pick<OrderReturn, 'refunds' | 'lines' | 'shipment'>,
  worth: (line: ReturnLine) => number | null,
): Promise<number[]> {
  const { rows } = await sql<{ line: string; parcel: string | null; amount: number }>`
    SELECT g."line", g."parcel", sum(g."amount")::float8 AS "amount" FROM "refund_lines" g JOIN "refund" f ON f."id" = g."owner_id"
    WHERE f."id" = ANY (${refunds}::uuid[]) AND f."status" <> 'cancelled' GROUP BY 1, 2`.execute(db)
  const given = new Map(rows.map((row) => [goodsKey(row), row.amount]))
  return lines.map((line) => {
    const before = given.get(goodsKey({ line: line.line, parcel: line.parcel ?? shipment })) ?? 0
    return Math.max(0, (worth(line) ?? 0) - before)
  })
}
