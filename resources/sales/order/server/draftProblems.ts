import { readsFlag } from '../../../../server/auth/accessReads.ts'
import type { Viewer } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { order } from '../order.ts'
import type { Draft } from './draft.ts'
import type { BuyerFacts } from './factsOfBuyer.ts'
import type { PricedDraft } from './priceOrder.ts'

/** Whether somebody may give off by hand. */
export const mayDiscount = readsFlag('order', 'discount')

/** The settings that an order is checked by. */
export const orderSettings = [
  ...([
    'checkout.minimumOrder',
    'payments.codEnabled',
    'payments.codMinimum',
    'payments.codMaximum',
  ] as const),
] as const

export interface OrderSettings {
  readonly 'checkout.minimumOrder': number
  readonly 'payments.codEnabled': boolean | null
  readonly 'payments.codMinimum': number | null
  readonly 'payments.codMaximum': number | null
}

/** What of a draft can never be stored: variants that there are not. */
export const unknownGoods = ({ lines }: Pick<Draft, 'lines'>, { goods }: PricedDraft): FieldProblem[] =>
  lines.flatMap((line, index) =>
    goods.has(line.variant) ? [] : [problemAt<Draft>(`lines.${index}.variant`, 'unknown-variant')],
  )

/** Lines that ask more than their MRP: nobody may, not staff, not a cart and not an exchange (Legal Metrology). */
export const aboveMrp = (
  lines: readonly { readonly variant: string; readonly unitPrice: number }[],
  mrpOf: (variant: string) => number | undefined,
): FieldProblem[] =>
  lines.flatMap(({ variant, unitPrice }, index) => {
    const mrp = mrpOf(variant)
    return mrp === undefined || unitPrice <= mrp
      ? []
      : [problemAt<Draft>(`lines.${index}.unitPrice`, 'above-mrp', { money: mrp })]
  })

/** A line whose price is judged; `price` is what it costs without anybody's giving something off. */
interface JudgedLine extends Pick<Draft['lines'][number], 'unitPrice' | 'quantity' | 'priceReason'> {
  readonly price: number | undefined
  /** What it costs in the shop, where its price was given by hand before. */
  readonly full?: number | undefined
}

/** Lines beside the prices of the shop. */
export const besideShop = <L extends { readonly variant: string }>(
  lines: readonly L[],
  goods: PricedDraft['goods'],
): (L & Pick<JudgedLine, 'price'>)[] =>
  lines.map((line) => ({ ...line, price: goods.get(line.variant)?.price }))

/**
 * What staff may not give off (areas, 22): other prices than those of the shop need a reason, prices and discounts the flag
 * `discount`, and both together stay within `limit` (`discountLimit`), in percent of what the goods cost in the shop.
 */
export function discountProblems(
  draft: Pick<Draft, 'manualDiscount'> & { readonly lines: readonly JudgedLine[] },
  viewer: Viewer,
  limit: number,
): FieldProblem[] {
  const priced = draft.lines.map((line, index) => {
    const full = Math.max(line.full ?? 0, line.price ?? line.unitPrice)
    return { ...line, full, index }
  })
  const changed = priced.filter(({ price, unitPrice }) => price !== undefined && price !== unitPrice)
  const discount = draft.manualDiscount ?? 0
  const given =
    discount +
    priced.reduce((sum, { full, unitPrice, quantity }) => sum + Math.max(0, full - unitPrice) * quantity, 0)
  if (changed.length === 0 && discount === 0) return []
  const path = discount > 0 ? 'manualDiscount' : (`lines.${changed[0]?.index ?? 0}.unitPrice` as const)
  if (!mayDiscount(viewer)) return [problemAt<Draft>(path, 'discount-not-allowed')]
  const usual = priced.reduce((sum, { full, quantity }) => sum + full * quantity, 0)
  const isAbove = given * 100_000 > usual * Math.round(limit * 1000)
  return [
    ...changed
      .filter(({ priceReason }) => !priceReason?.trim())
      .map(({ index }) => problemAt<Draft>(`lines.${index}.priceReason`, 'price-reason-missing')),
    ...(isAbove ? [problemAt<Draft>(path, 'discount-above-limit', { limit })] : []),
  ]
}

/** What stands in the way of placing an order as it is. */
export function placeProblems(
  draft: Draft & { readonly email: string | null },
  priced: PricedDraft,
  buyer: BuyerFacts,
  settings: OrderSettings,
): FieldProblem[] {
  const { totals } = priced
  const minimum = settings['checkout.minimumOrder'] ?? 0
  return [
    ...(draft.lines.length === 0 ? [problemAt<Draft>('lines', 'order-empty')] : []),
    ...aboveMrp(draft.lines, (variant) => priced.goods.get(variant)?.mrp),
    ...goodsProblems(draft, priced),
    ...(draft.phone || draft.email ? [] : [problemAt<Draft>('phone', 'contact-missing')]),
    ...(draft.shippingAddress
      ? deliveryProblems(draft, priced)
      : [problemAt<Draft>('shippingAddress', 'required')]),
    ...(draft.paymentMethod ? [] : [problemAt<Draft>('paymentMethod', 'required')]),
    ...(draft.paymentMethod === 'cod' ? codProblems(draft, priced, buyer, settings) : []),
    ...(buyer.blocked ? [problemAt<Draft>('customer', 'customer-blocked')] : []),
    ...(totals.itemsTotal - totals.discountTotal < minimum && draft.channel !== 'admin'
      ? [problemAt<typeof order>('total', 'order-below-minimum', { min: minimum })]
      : []),
    ...priced.coupons.refused.map(({ rule, values }) =>
      problemAt<Draft>('couponCode', `coupon-${rule}`, { ...values }),
    ),
  ]
}

function goodsProblems({ lines }: Draft, { goods, places }: PricedDraft): FieldProblem[] {
  const wanted = new Map<string, number>()
  for (const { variant, quantity } of lines) wanted.set(variant, (wanted.get(variant) ?? 0) + quantity)
  return lines.flatMap((line, index) => {
    const found = goods.get(line.variant)
    const at = `lines.${index}.quantity` as const
    if (!found) return [problemAt<Draft>(`lines.${index}.variant`, 'unknown-variant')]
    if (!found.forSale)
      return [problemAt<Draft>(`lines.${index}.variant`, 'variant-not-for-sale', { sku: found.sku })]
    const { maxPerOrder, sku, available } = found
    if (maxPerOrder !== null && (wanted.get(line.variant) ?? 0) > maxPerOrder)
      return [problemAt<Draft>(at, 'too-many-per-order', { max: maxPerOrder })]
    if (places[index]?.location === null)
      return [problemAt<Draft>(at, 'not-enough-stock', { sku, available })]
    return []
  })
}

function deliveryProblems({ shippingMethod }: Draft, { destination, method }: PricedDraft): FieldProblem[] {
  const { delivery } = destination
  if (!delivery || delivery.closed.length > 0 || !delivery.zone)
    return [problemAt<Draft>('shippingAddress', 'place-not-served')]
  if (shippingMethod === null) return []
  if (!method) return [problemAt<Draft>('shippingMethod', 'delivery-unknown', { code: shippingMethod })]
  return method.refused ? [problemAt<Draft>('shippingMethod', `delivery-${method.refused}`)] : []
}

function codProblems(
  { lines }: Draft,
  { goods, destination, method, totals }: PricedDraft,
  buyer: BuyerFacts,
  settings: OrderSettings,
): FieldProblem[] {
  const at = 'paymentMethod'
  const minimum = settings['payments.codMinimum']
  const maximum = settings['payments.codMaximum']
  if (settings['payments.codEnabled'] === false) return [problemAt<Draft>(at, 'cod-off')]
  if (buyer.codBlocked) return [problemAt<Draft>(at, 'cod-blocked')]
  if (minimum !== null && totals.total < minimum)
    return [problemAt<typeof order>('total', 'cod-below-minimum', { min: minimum })]
  if (maximum !== null && totals.total > maximum)
    return [problemAt<typeof order>('total', 'cod-above-maximum', { max: maximum })]
  if (method?.codRefused || destination.delivery?.cod === false) return [problemAt<Draft>(at, 'cod-not-here')]
  const without = lines.map(({ variant }) => goods.get(variant)).find((found) => found && !found.codAllowed)
  return without ? [problemAt<Draft>(at, 'cod-not-for', { sku: without.sku })] : []
}
