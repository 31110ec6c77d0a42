import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { order as orders } from '../../order/order.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { discountByHand } from '../../order/rules/calledOff.ts'
import { partOf } from '../../order/rules/totals.ts'
import { orderReturn } from '../orderReturn.ts'
import { voidReturnStates } from '../rules/names.ts'
import { type KeptGoods, keptGoods } from './keptGoods.ts'
import { exchangedFor, owedLines } from './settlementNow.ts'
import type { Order, OrderReturn } from './work.ts'

/** What is still to be paid of goods that went out in exchange, as those for them did not come to what was expected. */
export interface ExchangeBill {
  /** In paise. */
  readonly amount: number
  /** The new goods that the customer keeps. */
  readonly kept: readonly KeptGoods[]
  /** What is left of the discount by hand of each line, by its id: of what does not stay with the customer, and what the old goods paid. */
  readonly discounts: ReadonlyMap<string, number>
}

/**
 * What is to be billed of an exchange: what the new goods that the customer keeps are cheaper for, less what the old ones paid for them.
 * These paid nothing where their return is void. Undefined as long as some of the new ones are under way.
 */
export async function exchangeBill(
  db: Db,
  record: OrderReturn,
  order: Order,
): Promise<ExchangeBill | undefined> {
  const kept = await keptGoods(db, order)
  if (!kept) return undefined
  const cheaper = cheaperBy(order, kept)
  const all = cheaper.reduce((sum, each) => sum + each, 0)
  const isVoid = (voidReturnStates as readonly string[]).includes(record.status)
  const paid = isVoid || all === 0 ? 0 : await paidForKept(db, record, order)
  const amount = Math.max(0, all - paid)
  const shares = allocate(amount, cheaper)
  const discounts = new Map(order.lines.map((line) => [line.id, discountByHand(line)]))
  kept.forEach(({ line }, index) => {
    discounts.set(line, (discounts.get(line) ?? 0) - (shares[index] ?? 0))
  })
  return { amount, kept, discounts }
}

/** The same of the exchange that went out for a return; undefined also where none did. */
export async function exchangeBillOf(db: Db, record: OrderReturn): Promise<ExchangeBill | undefined> {
  if (!record.exchangeOrder) return undefined
  return exchangeBill(db, record, (await findRecord(db, orders, record.exchangeOrder)) as Order)
}

/** What kept pieces are cheaper for by hand: all pieces of a line together as much as the line. */
function cheaperBy({ lines }: Order, kept: readonly KeptGoods[]): number[] {
  const before = new Map<string, number>()
  return kept.map(({ line, pieces }) => {
    const of = lines.find(({ id }) => id === line)
    const from = before.get(line) ?? 0
    before.set(line, from + pieces)
    return of ? partOf(discountByHand(of), of.quantity - of.cancelled, from, pieces) : 0
  })
}

/**
 * What the old goods paid for new ones that stay with the customer: those that came back took their part first. What is sent as a
 * replacement is paid piece for piece, whatever it costs by now.
 */
async function paidForKept(db: Db, record: OrderReturn, order: Order): Promise<number> {
  const { arrived, paid: whole } = await exchangedFor(db, record)
  const paid = Math.max(0, arrived - (await paidForReturned(db, order.id)))
  if (record.type !== 'replacement') return paid
  const replaced = record.lines.reduce((sum, { exchangeVariant, accepted }) => {
    const sent = order.lines.find(({ variant }) => variant === exchangeVariant)
    return sum + (sent?.unitPrice ?? 0) * (accepted ?? 0)
  }, 0)
  return whole > 0 ? shareOf(replaced, paid, whole) : replaced
}

/** What earlier goods paid for pieces of an exchange that came back. */
async function paidForReturned(db: Db, order: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "order_return" WHERE "order" = ${order} AND "source" <> 'rto' AND "status" <> ALL (${[...voidReturnStates]}::text[])
    ORDER BY "id"`.execute(db)
  let sum = 0
  for (const { id } of rows)
    for (const line of await owedLines(db, (await findRecord(db, orderReturn, id)) as OrderReturn))
      sum += line.exchangedAmount ?? 0
  return sum
}
