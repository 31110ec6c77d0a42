import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { givenBackByParcel, parcelLines, withTaken } from '../../invoice/server/parcelLines.ts'
import { order as orders } from '../../order/order.ts'
import { roundOffWith } from '../../refund/server/roundingLeft.ts'
import { orderReturn } from '../orderReturn.ts'
import { beforeReceipt, deductionTypes } from '../rules/names.ts'
import { type Settlement, settlementOf } from '../rules/settlementOf.ts'
import { completeSettled } from './completeSettled.ts'
import { exchangeUndone, type PiecesOfLines } from './exchangeUndone.ts'
import { payBack } from './payBack.ts'
import { refundableOf } from './refundableOf.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

/** How much goes back, where to, and what is taken off. `override` lets it go before the goods are here. */
export const refundInput = z.strictObject({
  deductions: z
    .array(
      z.strictObject({
        type: z.enum(deductionTypes),
        amount: z.int().min(1).max(1e12),
        reason: z.string().trim().max(255).nullish(),
      }),
    )
    .max(20)
    .default([]),
  destination: z.enum(['original', 'storeCredit', 'bankOrUpi']).optional(),
  note: z.string().trim().max(500).nullish(),
  override: z
    .strictObject({
      reason: z.guid().toLowerCase(),
      note: z.string().trim().max(500).nullish(),
      withoutReturn: z.boolean().default(false),
    })
    .optional(),
})

/** What has been asked back for a return, in paise; what was called off does not count. */
async function refundedOf(db: Db, record: Pick<OrderReturn, 'refunds'>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "sum" FROM "refund"
    WHERE "id" = ANY (${record.refunds}::uuid[]) AND "status" <> 'cancelled'`.execute(db)
  return rows[0]?.sum ?? 0
}

/**
 * The lines of a return with no more to give back than other refunds have left on the invoices of their parcels: nothing for pieces whose
 * money went before, such as goodwill for all of one, and no more than the money that is left.
 */
export async function owedLines(db: Db, record: OrderReturn): Promise<OrderReturn['lines']> {
  const given = await givenBackByParcel(db, record.order, record.refunds)
  const invoiced = withTaken(await parcelLines(db, record.order), given)
  return record.lines.map((line) => {
    const parcel = line.parcel ?? record.shipment
    const of = invoiced.find((one) => one.line === line.line && one.parcel === parcel)
    const owed = (amount: number | null, pieces: number) => {
      if (!of) return amount ?? 0
      const left = Math.max(0, of.pieces - of.takenPieces)
      const worth = pieces > left ? shareOf(amount ?? 0, left, pieces) : (amount ?? 0)
      return Math.min(worth, of.total - of.takenValue)
    }
    const accepted = record.source === 'rto' ? line.quantity : (line.accepted ?? line.quantity)
    return {
      ...line,
      value: owed(line.value, line.quantity),
      refundAmount: owed(line.refundAmount, accepted),
    }
  })
}

/** How the money of a return is looked at, where not as it is now. */
interface Supposing {
  /** As if all had come back in order. */
  readonly before?: boolean
  readonly deductions?: readonly { readonly amount: number }[]
  /** Pieces of its exchange that are about to be called off. */
  readonly undone?: PiecesOfLines
}

/** The money of a return as it is now, or as it would be. */
export async function settlementNow(
  db: Db,
  stored: OrderReturn,
  { before = false, deductions = stored.deductions, undone: more }: Supposing = {},
): Promise<Settlement> {
  const record = { ...stored, lines: await owedLines(db, stored) }
  const refunded = await refundedOf(db, record)
  const undone = await exchangeUndone(db, stored.exchangeOrder, more)
  const known = { ...record, deductions, refunded, undone }
  if (refunded > 0) return settlementOf(known, before)
  const { refund } = settlementOf({ ...known, roundOff: 0 }, before)
  const order = (await findRecord(db, orders, record.order)) as Order
  const refundable = await refundableOf(db, record.order)
  return settlementOf(
    { ...known, roundOff: await roundOffWith(db, order, { asked: refund, refundable }) },
    before,
  )
}

/**
 * Refunds a return (areas, 23): what was accepted less the deductions, or, with an override, what was paid before anything is here;
 * `withoutReturn` ends it there and then. Nothing more to pay completes it.
 * @throws ApiError `not-allowed-now` in another state, `invalid` at `deductions` above what was accepted, and those of `requestRefund`
 */
export async function refundReturn(
  work: ReturnWork,
  record: OrderReturn,
  { deductions, destination, note, override }: z.output<typeof refundInput>,
): Promise<{ status: string; refunds: string[]; amount: number }> {
  const isEarly = [...beforeReceipt, 'received'].includes(record.status)
  if (isEarly ? !override : record.status !== 'inspected') throw new ApiError('not-allowed-now')
  const reason = override && isEarly ? await demandOverride(work, override) : null
  const money = await settlementNow(work.db, record, { before: isEarly, deductions })
  const lines = await owedLines(work.db, record)
  demandDeductions(deductions, money.accepted)
  const way = { isEarly, destination, note }
  const { ids, kept } = await payBack(work, { ...record, lines }, money, way, (made) =>
    work.records.write(
      orderReturn,
      record.id,
      defined({
        refunds: [...record.refunds, ...made],
        lines: lines.map((line, index) => ({ ...line, value: record.lines[index]?.value ?? 0 })),
        deductions: deductions.map((one) => ({
          ...one,
          reason: one.reason || null,
        })) as OrderReturn['deductions'],
        refundTotal: money.refunded + (made.length > 0 ? money.left : 0),
        roundOff: money.roundOff,
        priceDifference: money.toPay > 0 ? money.toPay : money.newItems > 0 ? -money.refund : 0,
        refundDestination: destination || undefined,
        earlyRefundReason: reason || undefined,
      }),
      'refund',
    ),
  )
  const done =
    isEarly && override?.withoutReturn
      ? await work.records.transition(orderReturn, record.id, 'settle')
      : await completeSettled(work, kept)
  return { status: done.status, refunds: ids, amount: ids.length > 0 ? money.left : 0 }
}

async function demandOverride(
  work: ReturnWork,
  { reason, note }: { reason: string; note?: string | null | undefined },
): Promise<string> {
  const { id } = await demandReason<typeof refundInput>(work.db, {
    id: reason,
    domain: 'override',
    note: note ?? null,
    path: 'override.reason',
    notePath: 'override.note',
  })
  return id
}

function demandDeductions(deductions: readonly { readonly amount: number }[], max: number): void {
  let sum = 0
  deductions.forEach(({ amount }, index) => {
    sum += amount
    if (sum <= max) return
    throw refused<typeof refundInput>(`deductions.${index}.amount`, 'deduction-too-large')
  })
}
