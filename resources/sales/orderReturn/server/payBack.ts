import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { grantRefunds } from '../../refund/server/grantRefunds.ts'
import { requestRefund } from '../../refund/server/requestRefund.ts'
import { orderReturn } from '../orderReturn.ts'
import type { Settlement } from '../rules/settlementOf.ts'
import { unpaidLines } from './unpaidLines.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** How money of a return goes back. */
export interface Way {
  /** Before anything is here: as if all had come back in order. */
  readonly isEarly: boolean
  readonly destination?: OrderReturn['refundDestination'] | undefined
  readonly note?: string | null | undefined
  /** The credit note that was issued as the goods came back. */
  readonly creditNote?: string | null
}

/**
 * Asks for what is left of a return, line by line as it was accepted, has the return keep the refunds, and has them granted only then: one
 * that is paid at once is asked what it is for. Answers them, and the return as it is after that.
 * @throws ApiError those of `requestRefund`
 */
export async function payBack(
  work: ReturnWork,
  record: OrderReturn,
  money: Pick<Settlement, 'left' | 'refunded' | 'roundOff'>,
  way: Way,
  keep: (ids: readonly string[]) => Promise<unknown>,
): Promise<{ ids: string[]; kept: OrderReturn }> {
  const ids = money.left > 0 ? await ask(work, record, money, way) : []
  await keep(ids)
  if (ids.length > 0) await grantRefunds(work, await lockOrder(work, record.order), ids)
  return { ids, kept: (await work.records.read(orderReturn, record.id)) as OrderReturn }
}

async function ask(
  work: ReturnWork,
  record: OrderReturn,
  money: Pick<Settlement, 'left' | 'refunded' | 'roundOff'>,
  { isEarly, destination, note, creditNote }: Way,
): Promise<string[]> {
  const parts = record.lines.map((line) => ({
    line: line.line,
    parcel: line.parcel,
    quantity:
      money.refunded > 0 ? 0 : isEarly || record.source === 'rto' ? line.quantity : (line.accepted ?? 0),
  }))
  const { roundOff } = money
  const unpaid = await unpaidLines(work.db, record, ({ value, refundAmount }) =>
    isEarly ? value : refundAmount,
  )
  const amounts = allocate(money.left - roundOff, unpaid)
  const code = record.source === 'rto' ? 'not-delivered' : 'return'
  return requestRefund(work, {
    order: { id: record.order },
    source: 'return',
    lines: parts.flatMap(({ line, parcel, quantity }, index) =>
      (amounts[index] ?? 0) > 0 ? [{ line, parcel, quantity, amount: amounts[index] ?? 0 }] : [],
    ),
    roundOff,
    destination: destination ?? record.refundDestination,
    reason: await reasonId(work.db, 'refund', code),
    note: note || record.number,
    creditNote: creditNote ?? (await notedBefore(work.db, record)),
    isGrantedLater: true,
  })
}

/** The credit note that a parcel had when it came back undelivered: its money may be asked for again, in another way. */
async function notedBefore(db: Db, { source, refunds }: OrderReturn): Promise<string | null> {
  if (source !== 'rto') return null
  const { rows } = await sql<{ note: string }>`
    SELECT "credit_note" AS "note" FROM "refund" WHERE "id" = ANY (${refunds}::uuid[]) AND "credit_note" IS NOT NULL LIMIT 1`.execute(
    db,
  )
  return rows[0]?.note ?? null
}
