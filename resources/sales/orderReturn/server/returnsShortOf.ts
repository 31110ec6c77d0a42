import { sql } from 'kysely'
import type { Refund } from '../../payment/server/paying.ts'
import { orderReturn } from '../orderReturn.ts'
import { amountsAccepted } from '../rules/settlementOf.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * The returns that are seen of goods which a refund was for, that was not theirs. Of a parcel that came back undelivered no more was paid
 * than there was, so that money for nothing that was sold made it short, too.
 */
export async function returnsShortOf({ db, records }: ReturnWork, off: Refund): Promise<OrderReturn[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT r."id" FROM "order_return" r JOIN "order_return_lines" l ON l."owner_id" = r."id"
    WHERE r."order" = ${off.order} AND r."status" IN ('inspected', 'completed') AND NOT r."refunds" @> ARRAY[${off.id}::uuid]
      AND ((r."source" = 'rto' AND ${off.extraAmount} > 0) OR EXISTS (SELECT FROM "refund_lines" g
        WHERE g."owner_id" = ${off.id} AND g."line" = l."line" AND g."parcel" = coalesce(l."parcel", r."shipment")))
    ORDER BY r."id"`.execute(db)
  const found: OrderReturn[] = []
  for (const { id } of rows) found.push(asInspected((await records.read(orderReturn, id)) as OrderReturn))
  return found
}

/** A return with what its inspection said of the money: less is kept where other refunds had taken of it. */
const asInspected = (record: OrderReturn): OrderReturn => ({
  ...record,
  lines: record.lines.map((line) => ({ ...line, ...amountsAccepted(record, line, line.accepted ?? 0) })),
})
