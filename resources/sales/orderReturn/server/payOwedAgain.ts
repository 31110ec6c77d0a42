import { sql } from 'kysely'
import type { Refund } from '../../payment/server/paying.ts'
import { orderReturn } from '../orderReturn.ts'
import { amountsAccepted } from '../rules/settlementOf.ts'
import { finishInspected } from './finishInspected.ts'
import { partsOf, payable, payParts, sumOfParts } from './payParts.ts'
import { keptLines, owedLines, settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * A refund was called off: what returns of its goods were settled for less because of it goes back now; of a parcel that was never
 * delivered it is credited, too. A return that nobody refunded yet waits for whoever does. The order is locked by the caller.
 */
export async function payOwedAgain(work: ReturnWork, off: Refund): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT r."id" FROM "order_return" r JOIN "order_return_lines" l ON l."owner_id" = r."id"
    JOIN "refund_lines" g ON g."owner_id" = ${off.id} AND g."line" = l."line" AND g."parcel" = coalesce(l."parcel", r."shipment")
    WHERE r."order" = ${off.order} AND r."status" IN ('inspected', 'completed') AND NOT r."refunds" @> ARRAY[${off.id}::uuid]
    ORDER BY r."id"`.execute(work.db)
  for (const { id } of rows) {
    const record = asInspected((await work.records.read(orderReturn, id)) as OrderReturn)
    await (record.source === 'rto' ? finishInspected(work, record) : payRest(work, record))
  }
}

/** A return with what its inspection said of the money: less is kept where other refunds had taken of it. */
const asInspected = (record: OrderReturn): OrderReturn => ({
  ...record,
  lines: record.lines.map((line) => ({ ...line, ...amountsAccepted(record, line, line.accepted ?? 0) })),
})

/** What a refunded return is short of, the way its other money went; of one that was paid without its goods, as if all had come back. */
async function payRest(work: ReturnWork, record: OrderReturn): Promise<void> {
  const isEarly = record.inspectedAt === null
  const money = await settlementNow(work.db, record, { before: isEarly })
  const lines = keptLines(record, await owedLines(work.db, record))
  const parts =
    money.refunded > 0 ? await payable(work.db, await partsOf(work.db, record, money, isEarly)) : []
  const amount = sumOfParts(parts)
  const keep = (made: readonly string[]) =>
    work.records.write(
      orderReturn,
      record.id,
      {
        lines,
        refunds: [...record.refunds, ...made],
        refundTotal: money.refunded + amount,
        roundOff: money.roundOff,
      },
      'refund',
    )
  if (amount > 0) await payParts(work, parts, { isEarly }, keep)
  else if (money.refunded === 0) await work.records.write(orderReturn, record.id, { lines }, 'refund')
}
