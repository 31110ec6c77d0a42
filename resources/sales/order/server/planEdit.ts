import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { type FieldProblem, type ProblemCode, problemAt } from '../../../../src/derive/problems.ts'
import { supplyPlaces } from '../../../catalogue/stockLevel/server/supplyPlaces.ts'
import type { Order } from '../../invoice/server/work.ts'
import { type Goodwill, goodwillUnpacked } from '../../refund/server/givenBack.ts'
import { calledOffOf } from '../rules/calledOff.ts'
import { withoutShare } from '../rules/couponShares.ts'
import { type EditedPieces, withGoodwillGone } from '../rules/goodwillGone.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { childrenOf } from './childrenOf.ts'
import { demandDecided } from './demandDecided.ts'
import { destinationOf } from './destination.ts'
import { discountLimit } from './discountLimit.ts'
import { discountProblems } from './draftProblems.ts'
import { type EditedLine, edited, newLine } from './editedLine.ts'
import { type Goods, readGoods } from './goods.ts'
import { packedPieces } from './packedPieces.ts'
import { shippingTaxOf, storedLines, taxedTotals } from './priceOrder.ts'
import { roundedTotals } from './roundedTotals.ts'

/** The whole list of lines; one that is not named is taken out. */
export interface Edit {
  readonly lines: readonly EditedLine[]
  readonly manualDiscount?: number | undefined
  /** Coupons of the order, by their ids, that are taken away. */
  readonly withoutCoupons?: readonly string[] | undefined
}

type Line = Order['lines'][number]

/** What an edit comes to. */
export interface PlannedEdit {
  readonly lines: Order['lines']
  /** Lines whose pieces were of another one before, by their ids, and that one. */
  readonly rests: ReadonlyMap<string, string>
  /** What went back of the lines as goodwill, before the edit. */
  readonly goodwill: Goodwill
  /** Lines of the order that are not in it any more. */
  readonly gone: readonly Line[]
  readonly totals: OrderTotals<unknown>
  /** What the order costs more (or less, below zero) than before, in paise. */
  readonly difference: number
  readonly manualDiscount: number | null
  /** The rows of coupons that are taken away, and what the delivery costs without them. */
  readonly taken: Order['coupons']
  readonly shipping: number | null
  readonly goods: ReadonlyMap<string, Goods>
  readonly problems: readonly FieldProblem[]
}

/**
 * Works out what other lines would make of an order (areas, 22). Prices that were agreed stay, and so do coupons: they are not judged
 * again, a line with fewer pieces keeps its share; those that are taken away give nothing any more. Pieces that are added come from where the line comes from. Problems are told, not
 * thrown, so that a preview can show them.
 * @throws ApiError `not-allowed-now` once something is packed or the order is over, `invalid` for lines that are none of the order's, and
 * while a cancellation is asked for
 */
export async function planEdit(
  db: Db,
  order: Order,
  edit: Edit,
  { actor, at }: { actor: Actor; at: string },
): Promise<PlannedEdit> {
  await demandUnpacked(db, order)
  demandDecided(order)
  const known = new Map(order.lines.map((line) => [line.id, line]))
  const fresh = edit.lines.filter(({ id }) => id === undefined)
  const goods = await readGoods(
    db,
    [...order.lines.map(({ variant }) => variant), ...fresh.flatMap(({ variant }) => variant ?? [])],
    at,
  )
  const destination = await destinationOf(db, order.shippingAddress, { value: 0, weight: 0, items: 0 })
  const places = await supplyPlaces(
    db,
    fresh.flatMap(({ variant, quantity }) => (variant ? [{ variant, quantity }] : [])),
    destination.delivery?.zone?.id,
  )
  const problems: FieldProblem[] = []
  const lines = edit.lines.flatMap((asked, index) => {
    const line = asked.id === undefined ? undefined : known.get(asked.id)
    if (asked.id !== undefined && !line) throw refused<Edit>(`lines.${index}.id`, 'unknown-row')
    if (line) return edited(line, asked).map((each) => ({ ...each, index }))
    const found = goods.get(asked.variant ?? '')
    if (!found) throw refused<Edit>(`lines.${index}.variant`, 'unknown-variant')
    if (!found.forSale) problems.push(problem(index, 'variant', 'variant-not-for-sale', { sku: found.sku }))
    const location = places.find((place) => place.variant === found.variant)?.location ?? null
    if (location === null)
      problems.push(
        problem(index, 'quantity', 'not-enough-stock', { sku: found.sku, available: found.available }),
      )
    return { ...newLine(found, asked, location), index }
  })
  for (const line of lines)
    if (line.quantity < line.cancelled)
      problems.push(problem(line.index, 'quantity', 'too-small-number', { min: line.cancelled }))
  const gone = order.lines.filter(({ id }) => !lines.some((line) => line.id === id))
  const calledOff = gone
    .filter(({ cancelled }) => cancelled > 0)
    .flatMap((line) => edited(line, { quantity: line.cancelled }))
  const taken = order.coupons.filter(({ coupon }) => coupon && edit.withoutCoupons?.includes(coupon))
  if (taken.length < new Set(edit.withoutCoupons).size)
    throw refused<Edit>('withoutCoupons', 'unknown-reference')
  const all = withoutShare([...lines, ...calledOff], order.coupons, taken)
  const shipping = taken.reduce((sum, each) => sum + each.shipping, order.shipping ?? 0)
  if (all.every(({ quantity, cancelled }) => quantity === cancelled))
    problems.push(problemAt<Edit>('lines', 'order-empty'))
  const manualDiscount = edit.manualDiscount ?? order.manualDiscount
  const changed = lines.filter((line) => line.unitPrice !== known.get(line.id)?.unitPrice)
  if (changed.length > 0 || manualDiscount !== order.manualDiscount) {
    const limit = await discountLimit(db, actor)
    problems.push(
      ...discountProblems({ lines: besideAgreed(lines, order, goods), manualDiscount }, actor, limit),
    )
  }
  for (const line of changed)
    problems.push(
      ...(line.unitPrice > line.mrp
        ? [problem(line.index, 'unitPrice', 'above-mrp', { money: line.mrp })]
        : []),
    )
  const exact = await taxedTotals(db, {
    lines: all,
    places: all,
    destination,
    off: new Map(all.map((line) => [line.id, line.couponDiscount])),
    calledOff: new Map(order.lines.map((line) => [line.id, calledOffOf(line)])),
    manualDiscount: manualDiscount ?? 0,
    shippingTax: shippingTaxOf(order),
    shipping,
    codFee: order.codFee ?? 0,
    giftFee: order.giftFee ?? 0,
    at: order.placedAt ?? at,
  })
  const goodwill = await goodwillUnpacked(db, order.id)
  const priced = storedLines(exact.lines) as (Line & EditedPieces & { index?: number })[]
  const kept = withGoodwillGone(priced, order.lines, goodwill)
  const totals = await roundedTotals(db, order, { ...exact, lines: kept })
  return {
    lines: kept.map(({ index: _, restOf: __, ...line }) => line as Line),
    rests: new Map(kept.flatMap(({ id, restOf }) => (restOf ? [[id, restOf]] : []))),
    goodwill,
    gone: gone.filter(({ cancelled }) => cancelled === 0),
    totals,
    goods,
    problems,
    manualDiscount,
    taken,
    shipping: shipping === 0 ? order.shipping : shipping,
    difference: totals.total - order.total,
  }
}

/**
 * What was agreed for a line when the order was placed is a price of the shop as far as discounts go; for that line alone, and not where
 * somebody gave it by hand: that counts with what is given off now, so that a large discount in small steps is a large one.
 */
const besideAgreed = (lines: readonly Line[], order: Order, goods: ReadonlyMap<string, Goods>) => {
  const agreed = new Map(order.lines.map((line) => [line.id, line]))
  return lines.map((line) => {
    const usual = goods.get(line.variant)?.price
    const before = agreed.get(line.id)
    return { ...line, price: before?.unitPrice ?? usual, full: before?.priceReason ? usual : undefined }
  })
}

/** @throws ApiError `not-allowed-now` */
export async function demandUnpacked(db: Db, order: Order): Promise<void> {
  const isOpen = order.status === 'placed' || order.status === 'confirmed'
  const { parcels } = await childrenOf(db, order.id)
  if (!isOpen || packedPieces(parcels).size > 0) throw new ApiError('not-allowed-now')
}

const problem = (
  index: number,
  field: keyof Edit['lines'][number],
  code: ProblemCode,
  values: FieldProblem['values'],
): FieldProblem => problemAt<Edit>(`lines.${index}.${field}`, code, values)
