import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { type FieldProblem, type ProblemCode, problemAt } from '../../../../src/derive/problems.ts'
import { supplyPlaces } from '../../../catalogue/stockLevel/server/supplyPlaces.ts'
import type { Order } from '../../invoice/server/work.ts'
import { calledOffOf } from '../rules/calledOff.ts'
import { openCoupon, withoutShare } from '../rules/couponShares.ts'
import type { OrderTotals } from '../rules/totals.ts'
import { childrenOf } from './childrenOf.ts'
import { destinationOf } from './destination.ts'
import { discountLimit } from './discountLimit.ts'
import { discountProblems } from './draftProblems.ts'
import { type Goods, readGoods } from './goods.ts'
import { packedPieces } from './packedPieces.ts'
import { shippingTaxOf, storedLines, taxedTotals } from './priceOrder.ts'
import { roundedTotals } from './roundedTotals.ts'

/** A line as it shall be: one of the order by its id, or a new one by its variant. */
export interface EditedLine {
  readonly id?: string | undefined
  readonly variant?: string | undefined
  /** Of the whole line, with the pieces that were called off. */
  readonly quantity: number
  readonly unitPrice?: number | undefined
  readonly priceReason?: string | null | undefined
}

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
 * @throws ApiError `not-allowed-now` once something is packed or the order is over, `invalid` for lines that are none of the order's
 */
export async function planEdit(
  db: Db,
  order: Order,
  edit: Edit,
  { actor, at }: { actor: Actor; at: string },
): Promise<PlannedEdit> {
  await demandUnpacked(db, order)
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
  const kept = gone
    .filter(({ cancelled }) => cancelled > 0)
    .flatMap((line) => edited(line, { quantity: line.cancelled }))
  const taken = order.coupons.filter(({ coupon }) => coupon && edit.withoutCoupons?.includes(coupon))
  if (taken.length < new Set(edit.withoutCoupons).size)
    throw refused<Edit>('withoutCoupons', 'unknown-reference')
  const all = withoutShare([...lines, ...kept], order.coupons, taken)
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
  const totals = await roundedTotals(db, order, exact)
  return {
    lines: storedLines(totals.lines).map(({ index: _, ...line }: Line & { index?: number }) => line as Line),
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

/**
 * A line as it shall be. What was called off of it keeps its price and its share of coupons; the pieces that are left become a line of
 * their own where they cost something else.
 */
function edited(line: Line, { quantity, unitPrice = line.unitPrice, priceReason }: EditedLine): Line[] {
  const { cancelled, cancelledCoupon: off } = line
  const [was, left] = [line.quantity - cancelled, Math.max(0, quantity - cancelled)]
  const coupon = openCoupon(line)
  const share = left >= was ? coupon : Math.floor((coupon * left) / was)
  const reason = priceReason ?? line.priceReason
  if (cancelled === 0 || unitPrice === line.unitPrice)
    return [{ ...line, quantity, unitPrice, priceReason: reason, couponDiscount: off + share }]
  const rest = {
    ...line,
    ...noneYet(),
    quantity: left,
    unitPrice,
    priceReason: reason,
    couponDiscount: share,
  }
  return [{ ...line, quantity: quantity - left, couponDiscount: off }, ...(left > 0 ? [rest] : [])]
}

function newLine(
  found: Goods,
  { quantity, unitPrice, priceReason = null }: EditedLine,
  location: string | null,
): Line {
  const { variant, product, sku, name, options, hsn, taxCategory, mrp, price } = found
  const { returnable, returnWindowDays, exchangeable } = found
  return {
    ...noneYet(),
    variant,
    product,
    sku,
    name,
    options,
    hsn,
    taxCategory,
    mrp,
    returnable,
    returnWindowDays,
    exchangeable,
    quantity,
    unitPrice: unitPrice ?? price,
    priceReason,
    location,
    returnableUntil: null,
    couponDiscount: 0,
    couponShares: null,
    discount: 0,
    taxable: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    cess: 0,
    taxRate: 0,
    total: 0,
  }
}

/** A line of which nothing was packed, called off or returned yet. */
const noneYet = () => ({
  id: crypto.randomUUID(),
  fulfilled: 0,
  delivered: 0,
  cancelled: 0,
  cancelledAmount: 0,
  cancelledGoodwill: 0,
  cancelledCoupon: 0,
  returned: 0,
})

const problem = (
  index: number,
  field: keyof Edit['lines'][number],
  code: ProblemCode,
  values: FieldProblem['values'],
): FieldProblem => problemAt<Edit>(`lines.${index}.${field}`, code, values)
