import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Refund } from '../../payment/server/paying.ts'
import { amountsAccepted } from '../rules/settlementOf.ts'
import { readReturns } from './readReturns.ts'
import type { OrderReturn } from './work.ts'

/**
 * The returns that are seen of goods which a refund was for, that was not theirs. Of a parcel that came back undelivered no more was paid
 * than there was, so that money for nothing that was sold made it short, too.
 */
export async function returnsShortOf(db: Db, off: Refund): Promise<OrderReturn[]> {
  const found = await readReturns(
    db,
    sql`r."order" = ${off.order} AND r."status" IN ('inspected', 'completed') AND NOT r."refunds" @> ARRAY[${off.id}::uuid]
      AND ((r."source" = 'rto' AND ${off.extraAmount} > 0) OR EXISTS (SELECT FROM "order_return_lines" l
        JOIN "refund_lines" g ON g."line" = l."line" AND g."parcel" = coalesce(l."parcel", r."shipment")
        WHERE l."owner_id" = r."id" AND g."owner_id" = ${off.id}))`,
  )
  return found.map(asInspected)
}

/** A return with what its inspection said of the money: less is kept where other refunds had taken of it. */
const asInspected = (record: OrderReturn): OrderReturn => ({
  ...record,
  lines: record.lines.map((line) => ({ ...line, ...amountsAccepted(record, line, line.accepted ?? 0) })),
})
