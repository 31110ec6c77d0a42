import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { customer } from '../../resources/customers/customer/customer.ts'
import { cancellationRequest } from '../../resources/sales/cancellationRequest/cancellationRequest.ts'
import { recountCoupons } from '../../resources/sales/coupon/server/recountCoupons.ts'
import { invoice } from '../../resources/sales/invoice/invoice.ts'
import { order } from '../../resources/sales/order/order.ts'
import type { BuyerPast } from '../../resources/sales/order/rules/risk.ts'
import { orderReturn } from '../../resources/sales/orderReturn/orderReturn.ts'
import { payment } from '../../resources/sales/payment/payment.ts'
import { refund } from '../../resources/sales/refund/refund.ts'
import { shipment } from '../../resources/sales/shipment/shipment.ts'
import { readSettings } from '../../resources/shared/settings/server/readSettings.ts'
import type { Context } from '../../server/context.ts'
import type { Tx } from '../../server/database/schema.ts'
import { random } from '../random.ts'
import { basketMaker } from './baskets.ts'
import { buyerPasts } from './buyerPast.ts'
import { type Buyer, makeBuyer, type NewBuyer } from './buyers.ts'
import { couponBook } from './couponBook.ts'
import { insertCouponUses } from './couponUses.ts'
import { historyOf } from './histories.ts'
import { insertHistory } from './insertHistory.ts'
import { type Batch, insertRecords, type StoredRecord } from './insertRecords.ts'
import { creditNoteRecords, invoiceRecords } from './invoiceRecords.ts'
import { customerRecord, type KnownBuyer, readBuyers } from './knownBuyers.ts'
import { writeLedger } from './ledger.ts'
import { numberAll, readNumbers, writeNumbers } from './numberBook.ts'
import { orderRecord } from './orderRecords.ts'
import { paymentRecords } from './paymentRecords.ts'
import { lotWithin } from './places.ts'
import { priceOf } from './price.ts'
import { cancellationRecords, returnRecords } from './returnRecords.ts'
import { movesOf } from './salesMoves.ts'
import { momentsOf } from './season.ts'
import { shipmentRecords } from './shipmentRecords.ts'
import { readFacts, type ShopFacts } from './shopFacts.ts'
import type { Story } from './story.ts'
import { tellStory } from './tellStory.ts'
import { iso, type Told } from './told.ts'
import { withoutIndexes } from './withoutIndexes.ts'
import { writeWallets } from './writeWallets.ts'

/** How large the history of sales is to be, and when it ends. */
export interface SalesSize {
  readonly orders: number
  readonly since: Date
  readonly until: Date
  /** Whether people come who are no customers yet; they become some. */
  readonly newBuyers: boolean
}

/** How many orders are written at once. */
const chunk = 250

/**
 * Writes the orders of a time that has passed, with everything that became of them until its end: payments, parcels, invoices,
 * returns, refunds, the stock ledger, coupons, history. They are made by the rules that real ones are made by and written in
 * bulk, since there are too many to be made one by one; `checkSales` proves that the result is sound.
 */
export async function fillSales(
  context: Context,
  progress: (message: string) => void,
  size: SalesSize,
): Promise<void> {
  const { database } = context
  const facts = await readFacts(database.db)
  if (facts.products.length === 0 || facts.places.length === 0) return
  const { stories, customers } = tellAll(facts, await readBuyers(database.db, facts.reach), size)
  const { 'orders.prefix': prefix } = await readSettings(database.db, ['orders.prefix'])
  const now = size.until.getTime()
  const exchanges = stories.flatMap(({ back }) => back?.exchange?.order ?? [])
  const sent = exchanges.filter(({ created }) => created <= now)
  const priced = [...stories, ...sent].map((story) => ({ story, price: priceOf(story, facts), facts, now }))
  const before = await database.transaction((tx) => readNumbers(tx))
  const orderNumber = (number: number) => `${prefix}${String(number).padStart(6, '0')}`
  const { numbers, last } = numberAll(priced, facts, orderNumber, before)
  const all = priced.map((one): Told => ({ ...one, number: (key) => numbers.get(key) ?? '' }))
  const write = async () => {
    await writeCustomers(context, customers)
    await writeStories(context, all, progress)
    progress('demo shop: stock of the orders')
    await writeLedger(context, all.flatMap(movesOf), facts.staff)
    progress('demo shop: indexes of the orders')
    await database.transaction(async (tx) => {
      await linkExchanges(tx, all)
      await writeWallets(tx, all)
      await writeNumbers(tx, last)
      await recountCoupons(tx, iso(now))
    })
  }
  const areas = ['order', 'payment', 'shipment', 'invoice', 'refund', 'cancellation_request']
  const others = ['customer', 'stock_movement', 'stock_level', '_history']
  if (stories.length > 2000) await withoutIndexes(context, [...areas, ...others], write)
  else await write()
}

/** Tells of every order: who placed it, what is in it, and how it fared. */
function tellAll(
  facts: ShopFacts,
  known: readonly KnownBuyer[],
  { orders, since, until, newBuyers }: SalesSize,
): { stories: Story[]; customers: StoredRecord[] } {
  const stream = random('sales')
  const draw = basketMaker(facts)
  const lot = lotWithin(facts.reach)
  const met: Buyer[] = []
  const coupons = couponBook([...facts.coupons.values()])
  const ordered = new Set<string>()
  const customers: StoredRecord[] = []
  const moments = momentsOf(orders, since, until, stream.next)
  const stories = moments.flatMap((at, seed): Story[] => {
    const own = random(`buyer of order ${seed}`)
    const basket = draw(own, at)
    if (basket.length === 0) return []
    const buyer = (): Buyer => {
      const isKnown = !newBuyers || own.chance(0.06)
      const old = isKnown ? known.filter((one) => one.since < at) : []
      if (old.length > 0) return own.pick(old).buyer
      if (met.length > 40 && own.chance(0.52)) return own.pick(met)
      const fresh: NewBuyer = makeBuyer(own, seed, lot)
      if (!newBuyers || own.chance(0.12)) return { ...fresh, customer: null }
      customers.push(customerRecord(fresh, at))
      met.push(fresh)
      return fresh
    }
    const who = buyer()
    const isFirst = !ordered.has(who.phone)
    const story = tellStory({ ...facts, seed, at, basket, buyer: who, isFirst, coupons })
    if (story.placed !== null) ordered.add(who.phone)
    return [story]
  })
  return { stories, customers }
}

async function writeCustomers({ database }: Context, customers: readonly StoredRecord[]): Promise<void> {
  for (let at = 0; at < customers.length; at += chunk * 2) {
    const records = customers.slice(at, at + chunk * 2)
    await database.transaction((tx) => insertRecords(tx, { resource: customer, records }))
  }
}

async function writeStories(
  { database }: Context,
  all: readonly Told[],
  progress: (message: string) => void,
): Promise<void> {
  const past = buyerPasts()
  for (let at = 0; at < all.length; at += chunk) {
    const part = all.slice(at, at + chunk)
    const batches = part.map((told) => batchesOf(told, past(told.story)))
    await database.transaction(
      async (tx) => {
        for (const resource of [order, payment, shipment]) await insertRecords(tx, join(batches, resource))
        await insertRecords(tx, { resource: invoice, records: part.flatMap(invoiceRecords) })
        await insertRecords(tx, join(batches, refund))
        await insertRecords(tx, { resource: invoice, records: part.flatMap(creditNoteRecords) })
        await linkCreditNotes(tx, part)
        for (const resource of [orderReturn, cancellationRequest])
          await insertRecords(tx, join(batches, resource))
        await insertCouponUses(tx, part)
        await insertHistory(
          tx,
          part.flatMap((told, index) => historyOf(told, batches[index] ?? [])),
        )
      },
      { statementTimeout: 0 },
    )
    const done = Math.min(at + chunk, all.length)
    if (done % (chunk * 10) === 0 || done === all.length)
      progress(`demo shop: orders ${done} of ${all.length}`)
  }
}

/** The records of an order, with what was known of its buyer. */
function batchesOf(told: Told, past: BuyerPast): Batch[] {
  const money = paymentRecords(told, uuidv7())
  const [parcels, returns] = [shipmentRecords(told), returnRecords(told)]
  const documents = [...invoiceRecords(told), ...creditNoteRecords(told)].map(({ values }) =>
    String(values.number),
  )
  const children = { payment: money[0]?.records[0], parcels, returns, documents }
  return [
    { resource: order, records: [orderRecord(told, children, past)] },
    ...money,
    { resource: shipment, records: parcels },
    { resource: orderReturn, records: returns },
    { resource: cancellationRequest, records: cancellationRecords(told) },
  ]
}

const join = (batches: readonly Batch[][], resource: Batch['resource']): Batch => ({
  resource,
  records: batches.flatMap((each) =>
    each.flatMap((batch) => (batch.resource === resource ? batch.records : [])),
  ),
})

/** An exchange and its order name each other, too: both are there before either does. */
async function linkExchanges(tx: Tx, all: readonly Told[]): Promise<void> {
  const pairs = all.flatMap(({ story }) =>
    story.exchanges ? [{ order: story.id, back: story.exchanges.id }] : [],
  )
  await sql`
    UPDATE "order" o SET "source_return" = p."back"
    FROM json_to_recordset(${JSON.stringify(pairs)}::json) AS p("order" uuid, "back" uuid) WHERE o."id" = p."order"`.execute(
    tx,
  )
  await sql`
    UPDATE "order_return" r SET "exchange_order" = o."id" FROM "order" o WHERE o."source_return" = r."id"`.execute(
    tx,
  )
}

/** A refund and its credit note name each other, so one of them is written first. */
async function linkCreditNotes(tx: Tx, part: readonly Told[]): Promise<void> {
  const ids = part.map(({ story }) => story.id)
  await sql`
    UPDATE "refund" r SET "credit_note" = i."id" FROM "invoice" i
    WHERE i."refund" = r."id" AND r."order" = ANY (${ids}::uuid[])`.execute(tx)
}
