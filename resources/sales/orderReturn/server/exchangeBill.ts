import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { order as orders } from '../../order/order.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { discountByHand } from '../../order/rules/calledOff.ts'
import { partOf } from '../../order/rules/totals.ts'
import { voidReturnStates } from '../rules/names.ts'
import { worthOf } from '../rules/settlementOf.ts'
import { type KeptGoods, keptGoods } from './keptGoods.ts'
import { readReturns } from './readReturns.ts'
import { exchangedFor, owedLines } from './settlementNow.ts'
import type { Order, OrderReturn } from './work.ts'

/** What is still to be paid of goods that went out in exchange, as those for them did not come to what was expected. */
interface ExchangeBill {
  /** That of the new goods. */
  readonly order: Order
  /** The number of the return that they went out for. */
  readonly number: string | null
  /** In paise. */
  readonly amount: number
  /** The new goods that the customer keeps. */
  readonly kept: readonly KeptGoods[]
  /** What is left of the discount by hand of each line, by its id: of what does not stay with the customer, and what the old goods paid. */
  readonly discounts: ReadonlyMap<string, number>
}

/**
 * What is to be billed of what went out for a return, and of what went out in turn for goods of that which came back: these are worth what
 * the first goods paid. Undefined as long as some of it is under way. `orderOf` reads an order, each before what comes of its goods.
 */
export async function exchangeBills(
  db: Db,
  record: OrderReturn,
  orderOf: (id: string) => Promise<Order> = async (id) => (await findRecord(db, orders, id)) as Order,
): Promise<ExchangeBill[] | undefined> {
  if (!record.exchangeOrder) return []
  const order = await orderOf(record.exchangeOrder)
  const bill = await exchangeBill(db, record, order)
  if (!bill) return undefined
  const bills = [bill]
  for (const later of await exchangedOn(db, order.id)) {
    const more = await exchangeBills(db, later, orderOf)
    if (!more) return undefined
    bills.push(...more)
  }
  return bills
}

/** The returns of an order that were seen, and for whose goods others went out: as far as earlier goods were to pay for them. */
const exchangedOn = (db: Db, order: string): Promise<OrderReturn[]> =>
  readReturns(
    db,
    sql`r."order" = ${order} AND r."exchange_order" IS NOT NULL AND r."status" IN ('inspected', 'completed')
      AND EXISTS (SELECT FROM "order_return_lines" l WHERE l."owner_id" = r."id" AND l."exchanged_value" > 0)`,
  )

/**
 * What the new goods that the customer keeps are cheaper for, less what the old ones paid for them. These paid nothing where their return
 * is void. Undefined as long as some of the new ones are under way.
 */
async function exchangeBill(db: Db, record: OrderReturn, order: Order): Promise<ExchangeBill | undefined> {
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
  return { order, number: record.number, amount, kept, discounts }
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
 * replacement is paid piece for piece, whatever it costs by now, as far as the old pieces themselves are.
 */
async function paidForKept(db: Db, record: OrderReturn, order: Order): Promise<number> {
  const { arrived, paid: whole } = await exchangedFor(db, record)
  const paid = Math.max(0, arrived - (await paidForReturned(db, order.id)))
  if (record.type !== 'replacement') return paid
  const replaced = record.lines.reduce((sum, { exchangeVariant, accepted }) => {
    const sent = order.lines.find(({ variant }) => variant === exchangeVariant)
    return sum + (sent?.unitPrice ?? 0) * (accepted ?? 0)
  }, 0)
  const { worth, owed } = await worthOfReplaced(db, record)
  const own = worth > 0 ? shareOf(replaced, owed, worth) : replaced
  return whole > 0 ? shareOf(own, paid, whole) : own
}

/** What the accepted pieces of a return were worth as they were asked back, and what is left of it: earlier goods may not have paid for them. */
async function worthOfReplaced(db: Db, record: OrderReturn) {
  const worth = record.lines.reduce(
    (sum, line) => sum + shareOf(worthOf(line), line.accepted ?? 0, line.quantity),
    0,
  )
  const promised = record.lines.reduce(
    (sum, { exchangedValue, accepted, quantity }) =>
      sum + shareOf(exchangedValue ?? 0, accepted ?? 0, quantity),
    0,
  )
  const lines = await owedLines(db, record)
  const paid = lines.reduce((sum, { exchangedAmount }) => sum + (exchangedAmount ?? 0), 0)
  return { worth, owed: worth - promised + paid }
}

/** What earlier goods paid for pieces of an exchange that came back. */
async function paidForReturned(db: Db, order: string): Promise<number> {
  const returned = await readReturns(
    db,
    sql`r."order" = ${order} AND r."source" <> 'rto' AND r."status" <> ALL (${[...voidReturnStates]}::text[])`,
  )
  let sum = 0
  for (const record of returned)
    for (const { exchangedAmount } of await owedLines(db, record)) sum += exchangedAmount ?? 0
  return sum
}
