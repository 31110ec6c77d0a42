import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { FieldProblem } from '../../../../src/derive/problems.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { readWorkingTime } from '../../../shared/settings/server/readWorkingTime.ts'
import { afterWorkingHours } from '../../../shared/work/rules/afterWorkingHours.ts'
import type { Order } from '../../invoice/server/work.ts'
import { riskOf } from '../rules/risk.ts'
import { discountLimit } from './discountLimit.ts'
import {
  aboveMrp,
  besideShop,
  discountProblems,
  orderSettings,
  placeProblems,
  unknownGoods,
} from './draftProblems.ts'
import { factsOfBuyer } from './factsOfBuyer.ts'
import { type PricedDraft, priceOrder } from './priceOrder.ts'
import { promisedDay } from './promisedDay.ts'

const day = 86_400_000

/**
 * What the server adds to an order before it is stored. A draft is priced with every write; when it is placed, or waits for its
 * payment, everything is checked once more and frozen with the place that each line comes from. Later writes are passed on as they are.
 * @throws ApiError `invalid` at every field that is wrong
 */
export async function beforeSave(change: OpenChange<Order>): Promise<Partial<Order>> {
  const { record, previous, action, at } = change
  await checkTags(change)
  const isDraft = !previous || previous.status === 'draft'
  if (!isDraft || record.status === 'expired' || record.status === 'cancelled') {
    return { ...stamps(action, at, record), ...(action === 'place' ? await placed(change, record) : {}) }
  }
  const given = { ...record, lines: withIds(record.lines) }
  const isFinal = record.status !== 'draft'
  const isStaff = record.channel === 'admin'
  const priced = await priceOrder(change.db, given, { at, isFinal, isStaff })
  if (!isFinal) return storedDraft(change, given, priced)
  const settings = await readSettings(change.db, orderSettings)
  const buyer = await factsOfBuyer(change.db, record, at)
  refuse([...(await priceProblems(change, given, priced)), ...placeProblems(given, priced, buyer, settings)])
  const values = located(priced)
  return {
    ...values,
    promisedBy: priced.method
      ? await promisedDay(change.db, at, priced.method, values.locations ?? [])
      : null,
    ...(action === 'place' ? await placed(change, { ...record, ...values }) : {}),
  }
}

async function storedDraft(
  change: OpenChange<Order>,
  given: Order,
  priced: PricedDraft,
): Promise<Partial<Order>> {
  const { previous, actor, at, db } = change
  refuse([
    ...unknownGoods(given, priced),
    ...aboveMrp(given.lines, (variant) => priced.goods.get(variant)?.mrp),
    ...(await priceProblems(change, given, priced)),
  ])
  const { 'orders.draftDays': days } = await readSettings(db, ['orders.draftDays'])
  return {
    ...priced.values,
    expiresAt: draftEnd(previous?.expiresAt, at, days),
    createdBy: previous?.createdBy ?? (given.channel === 'admin' ? actor.name : null),
    number: previous?.number ?? (await orderNumber(db)),
  }
}

/** Whoever goes on with a draft gives it its full time again; not by the minute, for a save without a change is none. */
function draftEnd(current: string | null | undefined, at: string, days: number): string {
  const end = Date.parse(at) + days * day
  return current && Date.parse(current) > end - day ? current : new Date(end).toISOString()
}

/** The price of an exchange is the server's own; staff answer for theirs, also in the draft of what a shopper put into a cart. */
async function priceProblems(
  { actor, db, previous }: OpenChange<Order>,
  given: Order,
  { goods }: PricedDraft,
) {
  const isOwn = given.sourceReturn !== null || actor.id === systemActor.id
  const isSame = previous && samePrices(previous, given)
  if (isOwn || isSame) return []
  const judged = { ...given, lines: besideShop(given.lines, goods) }
  return discountProblems(judged, actor, await discountLimit(db, actor))
}

/** Whoever changes something else of a draft, or places it, does not answer for prices that somebody else gave. */
const samePrices = (a: Order, b: Order): boolean =>
  a.manualDiscount === b.manualDiscount &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, index) => {
    const other = b.lines[index]
    return (
      line.variant === other?.variant &&
      line.unitPrice === other.unitPrice &&
      line.quantity === other.quantity
    )
  })

/** The values of a draft with the place that each line comes from. */
function located({ values, places }: PricedDraft): Partial<Order> {
  const lines = (values.lines ?? []).map((line, index) => ({
    ...line,
    location: places[index]?.location ?? null,
  }))
  const locations = [...new Set(lines.map(({ location }) => location).filter((id) => id !== null))]
  return { ...values, lines, locations }
}

async function placed({ db, at }: OpenChange<Order>, record: Order): Promise<Partial<Order>> {
  const { 'work.orderHours': hours } = await readSettings(db, ['work.orderHours'])
  const buyer = await factsOfBuyer(db, record, at)
  const risk = riskOf({
    ...buyer,
    paymentMethod: record.paymentMethod,
    total: record.total,
    address: record.shippingAddress,
  })
  return {
    placedAt: at,
    dueAt: afterWorkingHours(at, hours, await readWorkingTime(db)),
    expiresAt: null,
    customerType: buyer.ordersBefore > 0 ? 'returning' : 'new',
    riskScore: risk.score,
    riskReasons: risk.reasons,
  }
}

/** What is over waits for nobody. */
const nothingHeld = ({ couponCheck }: Order): Partial<Order> => ({
  onHold: false,
  holdReason: null,
  holdNote: null,
  couponCheck: couponCheck === 'open' ? null : couponCheck,
})

function stamps(action: string, at: string, record: Order): Partial<Order> {
  if (action === 'confirm') return { confirmedAt: at }
  if (action === 'complete') return { completedAt: at }
  if (action === 'cancel') return { cancelledAt: at, ...nothingHeld(record) }
  return action === 'expire' ? { expiresAt: null, ...nothingHeld(record) } : {}
}

const withIds = (lines: Order['lines']): Order['lines'] =>
  lines.map((line) => ({ ...line, id: line.id ?? uuidv7() }))

async function orderNumber(db: OpenChange<Order>['db']): Promise<string> {
  const { 'orders.prefix': prefix } = await readSettings(db, ['orders.prefix'])
  return `${prefix}${String(await nextNumber(db, 'order')).padStart(6, '0')}`
}

async function checkTags({ db, record, previous }: OpenChange<Order>): Promise<void> {
  const added = record.tags.filter((id) => !previous?.tags.includes(id))
  if (added.length === 0) return
  const { rows } =
    await sql`SELECT 1 FROM "tag" WHERE "id" = ANY(${added}::uuid[]) AND "kind" <> 'order'`.execute(db)
  if (rows.length > 0) throw refused<Order>('tags', 'other-kind')
}

function refuse(problems: readonly FieldProblem[]): void {
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}
