import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { order as orders } from '../../order/order.ts'
import { roundOffBack } from '../../order/rules/roundOff.ts'
import type { RoundingLeft } from '../../payment/rules/refundProposal.ts'
import { elsewhereOf } from '../../payment/rules/roundOffOfLines.ts'
import { returnableMoneyOf } from '../../refund/server/goneBefore.ts'
import { leftByParcel } from '../../refund/server/linesByParcel.ts'
import { roundingLeft } from '../../refund/server/roundingLeft.ts'
import { voidReturnStates } from '../rules/names.ts'
import {
  ownLeft,
  type SettledReturn,
  type Settlement,
  settlementOf,
  type Undone,
} from '../rules/settlementOf.ts'
import { earlierGoods, isSeen } from './earlierGoods.ts'
import { exchangeUndone, type PiecesOfLines } from './exchangeUndone.ts'
import type { Order, OrderReturn } from './work.ts'

/** How the money of a return is looked at, where not as it is now. */
export interface Supposing {
  /** As if all had come back in order. */
  readonly before?: boolean
  readonly deductions?: readonly { readonly amount: number }[]
  /** Pieces of its exchange that are about to be called off. */
  readonly undone?: PiecesOfLines
  /** What is about to go back with pieces of its exchange that the customer sent back. */
  readonly returned?: number
  /** As its credit note says it: with all of the rounding, whatever is left of the payments. */
  readonly isNoted?: boolean
}

/** The money of a return as it is now, or as it would be. */
export async function settlementNow(
  db: Db,
  stored: OrderReturn,
  supposing: Supposing = {},
): Promise<Settlement> {
  const { before = false } = supposing
  const facts = await factsOf(db, stored, supposing)
  const { left } = settlementOf(facts, before)
  if (left === 0) return settlementOf(facts, before)
  const rest = left - ownLeft(facts, settlementOf(facts, before), before)
  const more = await roundOffNow(db, stored, { ...supposing, asked: left, exchanged: rest })
  return settlementOf({ ...facts, roundOff: (facts.roundOff ?? 0) + more }, before)
}

/** What of the credit of a return went into what was sent in exchange, in paise. */
export interface Exchanged {
  readonly paid: number
  /** The part of new pieces that reached the customer, whatever became of them since. */
  readonly arrived: number
  /** What of that did not go back with pieces that the customer sent back. */
  readonly bound: number
}

/**
 * What goods paid for an exchange; as expected of those that are not seen yet; less what went back in advance beyond what was due.
 * Rounding is no part of it: it goes back with the money alone.
 */
export async function exchangedFor(db: Db, record: OrderReturn): Promise<Exchanged> {
  const facts = { ...(await factsOf(db, record, {})), roundOff: 0 }
  const { undone } = facts
  const now = settlementOf(facts, !isSeen(record))
  const less = Math.max(0, now.refunded - now.refund)
  const exchanged = (by: Undone) => {
    const { credit, refund } = settlementOf({ ...facts, undone: by }, !isSeen(record))
    return Math.max(0, credit - refund - less)
  }
  return {
    paid: exchanged({ ...undone, part: 0, returned: 0 }),
    arrived: exchanged({ ...undone, returned: 0 }),
    bound: exchanged(undone),
  }
}

/** What has been asked back for a return out of all payments, or those of one order, in paise; what was called off does not count. */
export async function refundedOf(
  db: Db,
  { refunds }: Pick<OrderReturn, 'refunds'>,
  order: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "sum" FROM "refund"
    WHERE "id" = ANY (${refunds}::uuid[]) AND "status" <> 'cancelled' AND (${order}::uuid IS NULL OR "order" = ${order})`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** What of that is rounding, of whichever order; below zero where it was rounded down. */
export async function roundedBack(db: Db, { refunds }: Pick<OrderReturn, 'refunds'>): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum("round_off_amount"), 0)::float8 AS "sum" FROM "refund"
    WHERE "id" = ANY (${refunds}::uuid[]) AND "status" <> 'cancelled'`.execute(db)
  return rows[0]?.sum ?? 0
}

async function factsOf(
  db: Db,
  stored: OrderReturn,
  { deductions = stored.deductions, undone: more, returned = 0 }: Supposing,
): Promise<SettledReturn & { readonly undone: Undone }> {
  const undone = await exchangeUndone(db, stored, more)
  return {
    type: stored.type,
    roundOff: await roundedBack(db, stored),
    deductions,
    lines: await owedLines(db, stored),
    refunded: await refundedOf(db, stored),
    undone: { ...undone, returned: undone.returned + returned },
  }
}

/**
 * What is left of the rounding of the order of a return, as it goes back with this one: once all is asked back that is left of its
 * invoice, and of what the return has of others. `before` is as for a settlement.
 */
export async function roundingOfReturn(db: Db, record: OrderReturn, before: boolean): Promise<RoundingLeft> {
  const order = (await findRecord(db, orders, record.order)) as Order
  const rounding = await roundingLeft(db, order, { except: record.refunds })
  const lines = (await owedLines(db, record)).map(({ parcel, value, refundAmount }) => ({
    parcel: parcel ?? record.shipment,
    amount: (before ? value : refundAmount) ?? 0,
  }))
  const rounded = await roundedBack(db, record)
  const back = (await refundedOf(db, record, record.order)) - rounded
  const left = rounding.left + elsewhereOf(rounding, lines, 0) - back
  return { ...rounding, roundOff: rounding.roundOff - rounded, left }
}

/** An exchange is not rounded: with what earlier goods paid goes the rounding of their own order. */
async function roundOffNow(
  db: Db,
  record: OrderReturn,
  {
    asked,
    exchanged,
    before = false,
    isNoted = false,
  }: Supposing & { readonly asked: number; readonly exchanged: number },
): Promise<number> {
  const earlier = await earlierGoods(db, record.order)
  if (!earlier) {
    const refundable = isNoted ? Number.POSITIVE_INFINITY : (await returnableMoneyOf(db, record.order)).sum
    return roundOffBack({ ...(await roundingOfReturn(db, record, before)), asked, refundable })
  }
  if (exchanged === 0) return 0
  const above = await settlementNow(db, earlier, { returned: exchanged })
  return above.roundOff - (await roundedBack(db, earlier))
}

/**
 * The lines of a return with no more to give back than other refunds have left on the invoices of their parcels: nothing for pieces whose
 * money went before, such as goodwill for all of one, and no more than the money that is left; and no more of what earlier goods paid
 * than these were worth once they were seen, each return its part of it.
 */
export async function owedLines(db: Db, record: OrderReturn): Promise<OrderReturn['lines']> {
  const invoiced = await leftByParcel(db, record.order, record.refunds)
  const { most, paid, asked } = await mostExchanged(db, record)
  const left = { value: most, amount: most }
  const exchanged = (name: keyof typeof left, worth: number) => {
    const amount = Math.min(shareOf(worth, paid, asked), left[name])
    left[name] -= amount
    return amount
  }
  return record.lines.map((line) => {
    const parcel = line.parcel ?? record.shipment
    const of = invoiced.find((one) => one.line === line.line && one.parcel === parcel)
    const owed = (amount: number | null, pieces: number) => {
      if (!of) return amount ?? 0
      // All of what came back undelivered is owed, also of pieces that a note has for less since goodwill took of them.
      const left = record.source === 'rto' ? pieces : Math.max(0, of.pieces - of.takenPieces)
      const worth = pieces > left ? shareOf(amount ?? 0, left, pieces) : (amount ?? 0)
      return Math.min(worth, of.total - of.takenValue)
    }
    const accepted = record.source === 'rto' ? line.quantity : (line.accepted ?? line.quantity)
    return {
      ...line,
      value: owed(line.value, line.quantity),
      refundAmount: owed(line.refundAmount, accepted),
      exchangedValue: exchanged('value', line.exchangedValue ?? 0),
      exchangedAmount: exchanged(
        'amount',
        shareOf(line.exchangedValue ?? 0, line.accepted ?? 0, line.quantity),
      ),
    }
  })
}

/** Owed lines as they are kept: what was asked for stays what it was. */
export const keptLines = (record: OrderReturn, owed: OrderReturn['lines']): OrderReturn['lines'] =>
  owed.map((line, index) => {
    const { value = 0, exchangedValue = 0 } = record.lines[index] ?? {}
    return { ...line, value, exchangedValue }
  })

/**
 * What earlier goods paid for an exchange, and what all returns of it ask of that: more where these began before the earlier ones were seen.
 * `most` is still bound there, or went back for this return already.
 */
async function mostExchanged(db: Db, record: OrderReturn) {
  const nothing = { most: 0, paid: 0, asked: 0 }
  if (!record.lines.some(({ exchangedValue }) => exchangedValue)) return nothing
  const earlier = await earlierGoods(db, record.order)
  if (!earlier) return nothing
  const { rows } = await sql<{ asked: number }>`
    SELECT coalesce(sum(l."exchanged_value"), 0)::float8 AS "asked" FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${record.order} AND r."status" <> ALL (${[...voidReturnStates]}::text[])`.execute(db)
  const refunds = record.refunds.filter((id) => earlier.refunds.includes(id))
  const { paid, bound } = await exchangedFor(db, earlier)
  return { paid, asked: rows[0]?.asked ?? 0, most: bound + (await refundedOf(db, { refunds })) }
}
