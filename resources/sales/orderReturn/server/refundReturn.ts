import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { orderReturn } from '../orderReturn.ts'
import { beforeReceipt, deductionTypes } from '../rules/names.ts'
import { completeSettled } from './completeSettled.ts'
import { partsOf, payParts, sumOfParts } from './payParts.ts'
import { keptLines, owedLines, settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

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
  const parts = await partsOf(work.db, record, money, isEarly)
  const amount = sumOfParts(parts)
  const { ids, kept } = await payParts(work, parts, way, (made) =>
    work.records.write(
      orderReturn,
      record.id,
      defined({
        refunds: [...record.refunds, ...made],
        lines: keptLines(record, lines),
        deductions: deductions.map((one) => ({
          ...one,
          reason: one.reason || null,
        })) as OrderReturn['deductions'],
        refundTotal: money.refunded + amount,
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
  return { status: done.status, refunds: ids, amount }
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
