import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { order } from '../../order/order.ts'
import type { RoundingLeft } from '../../payment/rules/refundProposal.ts'
import { orderReturn } from '../orderReturn.ts'
import { beforeReceipt } from '../rules/names.ts'
import { earlierGoods, isSeen } from './earlierGoods.ts'
import { exchangedWorth } from './exchangedWorth.ts'
import { exchangeItems } from './exchangeHold.ts'
import { exchangeUndone } from './exchangeUndone.ts'
import { payableOf } from './payParts.ts'
import { partsByParcel, returnableLines } from './returnable.ts'
import { owedLines, roundedBack, roundingOfReturn, settlementNow } from './settlementNow.ts'
import type { Order, OrderReturn } from './work.ts'

export const returnableInput = z.strictObject({ order: z.guid().toLowerCase() })

/** What of an order can come back, with what it would be exchanged for; for the dialog that opens a return. */
export async function returnableView(db: Db, { order: id }: z.output<typeof returnableInput>, at: string) {
  const found = (await findRecord(db, order, id)) as Order | undefined
  if (!found || found.status === 'draft') throw new ApiError('not-found')
  const open = await returnableLines(db, found, at)
  const products = [...new Set(open.flatMap(({ line }) => line.product ?? []))]
  const items = await exchangeItems(db, { products })
  const exchanged = await exchangedWorth(db, found)
  return {
    order: { id: found.id, number: found.number, contactName: found.contactName },
    lines: open.map(({ line, open: pieces, parcels, isFinal, inWindow }) => ({
      line: line.id,
      product: line.product,
      variant: line.variant,
      sku: line.sku,
      name: line.name,
      options: line.options,
      open: pieces,
      inWindow,
      isFinal,
      returnableUntil: line.returnableUntil,
      returnWindowDays: line.returnWindowDays,
      exchangeable: line.exchangeable,
      pieceValue: (partsByParcel(parcels, 1)[0]?.value ?? 0) + exchanged(line.id, 1),
      others: items
        .filter(({ product }) => product === line.product)
        .map(({ variant, sku, options, price, available }) => ({ variant, sku, options, price, available })),
    })),
  }
}

/** How the money of a return comes about, now and as if it were refunded before anything is here. */
export async function moneyView(db: Db, record: OrderReturn) {
  const isEarly = [...beforeReceipt, 'received'].includes(record.status)
  const [now, early] = [await settlementNow(db, record), await settlementNow(db, record, { before: true })]
  const { rows } = await sql<{
    id: string
    number: string
    amount: number
    status: string
    destination: string
  }>`
    SELECT "id", "number", "amount"::float8 AS "amount", "status", "destination" FROM "refund"
    WHERE "id" = ANY (${record.refunds}::uuid[]) ORDER BY "id"`.execute(db)
  return {
    now,
    early: isEarly ? early : null,
    lines: await owedLines(db, record),
    undone: await exchangeUndone(db, record),
    ...(await payableOf(db, record)),
    rounding: await roundingOf(db, record, isEarly),
    roundedBack: await roundedBack(db, record),
    refunds: rows,
  }
}

/** The rounding that is left of the order of a return, or of the one whose goods paid for it. */
async function roundingOf(db: Db, record: OrderReturn, before: boolean): Promise<RoundingLeft> {
  const earlier = await earlierGoods(db, record.order)
  return earlier ? roundingOf(db, earlier, !isSeen(earlier)) : roundingOfReturn(db, record, before)
}

export const findInput = z.strictObject({ code: z.string().trim().min(1).max(60) })

/** The open return that a scanned code means: its number, its AWB, the number of its order, or a SKU that only one waits for. */
export async function findByCode(db: Db, actor: Pick<Actor, 'reach'>, { code }: z.output<typeof findInput>) {
  const word = code.toLowerCase()
  const { rows } = await sql<{ id: string; number: string; status: string }>`
    SELECT r."id", r."number", r."status" FROM "order_return" r
    WHERE r."status" IN ('approved', 'pickupScheduled', 'pickedUp', 'received') AND (
      lower(r."number") = ${word} OR lower(r."awb") = ${word} OR lower(r."order_number") = ${word}
      OR EXISTS (SELECT 1 FROM "order_return_lines" l WHERE l."owner_id" = r."id" AND lower(l."sku") = ${word}))
      AND ${withinReach(actor, orderReturn, 'r')}
    ORDER BY lower(r."number") = ${word} DESC, lower(r."awb") = ${word} DESC, r."due_at", r."id" LIMIT 5`.execute(
    db,
  )
  return { found: rows }
}
