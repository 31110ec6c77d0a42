import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { type Supply, supplyPlaces } from '../../../catalogue/stockLevel/server/supplyPlaces.ts'
import { supplyState } from '../../../catalogue/taxCategory/server/supplyState.ts'
import type { Quote } from '../../../delivery/deliveryZone/rules/quoteMethods.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { type CouponJudgement, judgeCoupons } from '../../coupon/server/judgeCoupons.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { CouponShares } from '../rules/couponShares.ts'
import { type CalledOff, type OrderTotals, orderTotals, type PricedLine } from '../rules/totals.ts'
import { type Destination, destinationOf } from './destination.ts'
import type { Draft, DraftLine } from './draft.ts'
import { type Goods, readGoods } from './goods.ts'
import { roundingOf } from './roundingOf.ts'
import { readTaxRules } from './taxRules.ts'

type Line = PricedLine & { readonly id: string; readonly variant: string }

/** A draft with its price and with all that its price was found from. */
export interface PricedDraft {
  readonly goods: ReadonlyMap<string, Goods>
  readonly places: readonly Supply[]
  readonly destination: Destination
  /** The way of delivery that the draft names, if its zone has it. */
  readonly method: Quote | undefined
  readonly coupons: CouponJudgement
  readonly totals: OrderTotals<Line>
  readonly shipping: number
  readonly codFee: number
  /** What is stored of it; without a place of supply, which is only chosen when the order is placed. */
  readonly values: Partial<Order>
}

/**
 * Works out what a draft costs as things stand: goods with their snapshot, delivery to the address, coupons, and taxes. Nothing is
 * promised or counted by it. Lines of unknown variants cost what they say and are taxed with nothing. With a way of delivery its
 * price and COD fee follow from the zone; without one they are what the draft says.
 */
export async function priceOrder(
  db: Db,
  draft: Draft,
  { at, isFinal, isStaff }: { readonly at: string; readonly isFinal: boolean; readonly isStaff: boolean },
): Promise<PricedDraft> {
  const { lines } = draft
  const goods = await readGoods(
    db,
    lines.map(({ variant }) => variant),
    at,
  )
  const value = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const destination = await destinationOf(db, draft.shippingAddress, {
    value,
    weight: lines.reduce((sum, line) => sum + (goods.get(line.variant)?.weight ?? 0) * line.quantity, 0),
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    categories: [...new Set([...goods.values()].flatMap(({ categories }) => categories))],
    products: [...new Set([...goods.values()].map(({ product }) => product))],
  })
  const places = await supplyPlaces(
    db,
    lines.map(({ variant, quantity }) => ({ variant, quantity })),
    destination.delivery?.zone?.id,
  )
  const method = destination.delivery?.methods.find(({ code }) => code === draft.shippingMethod)
  // What staff typed is what is charged: coupons take nothing off it.
  const full = method?.price ?? null
  const coupons = await couponsOf(db, draft, { at, isFinal, isStaff, shipping: full })
  const off = coupons.applied.reduce((sum, coupon) => sum + coupon.shipping, 0)
  const shipping = full === null ? (draft.shipping ?? 0) : Math.max(0, full - off)
  const codFee = await codFeeOf(db, draft, method)
  const shippingTax = method?.taxCategory ?? null
  const known = lines.map((line) => ({ ...line, ...snapshot(line, goods.get(line.variant)) }))
  const totals = await taxedTotals(db, {
    lines: known,
    places,
    destination,
    off: offLines(coupons),
    shipping,
    codFee,
    at,
    manualDiscount: draft.manualDiscount ?? 0,
    shippingTax,
    giftFee: draft.giftWrap ? (draft.giftFee ?? 0) : 0,
    roundTo: draft.sourceReturn ? undefined : await roundingOf(db),
  })
  return {
    goods,
    places,
    destination,
    method,
    coupons,
    totals,
    shipping,
    codFee,
    values: { ...valuesOf(draft, { totals, goods, coupons, shipping, codFee }), shippingTax },
  }
}

/** What a line keeps of its variant; a line of an unknown variant stays as it is. */
function snapshot(line: DraftLine, found: Goods | undefined) {
  const { mrp = line.unitPrice, taxCategory = null } = line
  if (!found) return { mrp, taxCategory }
  const { product, sku, name, options, hsn, returnable, returnWindowDays, exchangeable } = found
  return {
    product,
    sku,
    name,
    options,
    hsn,
    returnable,
    returnWindowDays,
    exchangeable,
    mrp: found.mrp,
    taxCategory: found.taxCategory,
  }
}

function couponsOf(
  db: Db,
  draft: Draft,
  more: { at: string; isFinal: boolean; isStaff: boolean; shipping: number | null },
): Promise<CouponJudgement> {
  const { couponCode, customer, phone, channel, paymentMethod, paymentBank, shippingAddress } = draft
  if (draft.lines.length === 0) return Promise.resolve({ applied: [], refused: [] })
  return judgeCoupons(db, {
    lines: draft.lines.map(({ id, variant, quantity, unitPrice }) => ({
      line: id,
      variant,
      quantity,
      unitPrice,
    })),
    couponCode,
    customer,
    phone,
    channel,
    paymentMethod,
    paymentBank,
    pincode: shippingAddress?.pincode ?? null,
    state: shippingAddress?.state ?? null,
    order: draft.id ?? null,
    ...more,
  })
}

async function codFeeOf(
  db: Db,
  { paymentMethod, codFee }: Draft,
  method: Quote | undefined,
): Promise<number> {
  if (paymentMethod !== 'cod') return 0
  if (method) return method.codFee ?? 0
  if (codFee !== null) return codFee
  const { 'payments.codFee': usual } = await readSettings(db, ['payments.codFee'])
  return usual ?? 0
}

/** What coupons take off each line, by its id. */
function offLines({ applied }: CouponJudgement): Map<string, number> {
  const off = new Map<string, number>()
  for (const { line, amount } of applied.flatMap(({ lines }) => lines))
    off.set(line, (off.get(line) ?? 0) + amount)
  return off
}

/** What each of several coupons takes off each line, by its id. */
function sharesOf({ applied }: CouponJudgement): Map<string, CouponShares> {
  const shares = new Map<string, CouponShares>()
  if (applied.length < 2) return shares
  for (const { coupon, lines } of applied)
    for (const { line, amount } of lines) shares.set(line, { ...shares.get(line), [coupon]: amount })
  return shares
}

/** Lines and charges whose discounts are known, before their tax. */
export interface Taxing {
  readonly lines: readonly (DraftLine & { readonly mrp: number; readonly taxCategory: string | null })[]
  /** Where each line comes from. */
  readonly places: readonly { readonly location: string | null }[]
  readonly destination: Pick<Destination, 'state' | 'country'>
  /** By the id of a line: what is taken off it alone. */
  readonly off: ReadonlyMap<string, number>
  /** By the id of a line: what was called off of it. */
  readonly calledOff?: ReadonlyMap<string, CalledOff>
  readonly manualDiscount: number
  readonly shipping: number
  /** The tax category that the way of delivery names. */
  readonly shippingTax?: string | null | undefined
  readonly codFee: number
  readonly giftFee: number
  /** The moment of supply, ISO. */
  readonly at: string
  /** Whole units of so many paise that the total is rounded to. */
  readonly roundTo?: number | undefined
}

/** Works out the totals of an order by the tax rules of the shop. */
export async function taxedTotals(db: Db, asked: Taxing): Promise<OrderTotals<Line>> {
  const { lines, places, destination, off, manualDiscount, shipping, codFee, giftFee, at, roundTo } = asked
  const { shippingTax = null, calledOff } = asked
  const rules = await readTaxRules(
    db,
    lines.map(({ taxCategory }) => taxCategory),
    shippingTax,
  )
  const states = await statesOf(
    db,
    places.map(({ location }) => location),
  )
  const totals = orderTotals<Line>(
    {
      lines: lines.map((line, index) => ({
        ...line,
        coupon: off.get(line.id) ?? 0,
        calledOff: calledOff?.get(line.id),
        supplyFrom: states.get(places[index]?.location ?? ''),
      })),
      manualDiscount,
      shipping,
      codFee,
      giftFee,
    },
    {
      ...rules,
      shipTo: destination.state,
      supplyFrom: await supplyState(db),
      country: destination.country,
      day: dayIn(new Date(at)),
      roundTo,
    },
  )
  // What was agreed when the order was placed holds for its later changes.
  const charges = totals.charges.map((charge) => ({
    ...charge,
    taxCategory: charge.kind === 'shipping' ? shippingTax : null,
  }))
  return { ...totals, charges }
}

/**
 * The tax category by which the delivery of an order is taxed, where it is not the usual one. Orders from before it was kept for itself say it
 * at what they charge for it.
 */
export const shippingTaxOf = ({
  shippingTax,
  charges,
}: Pick<Order, 'shippingTax' | 'charges'>): string | null =>
  shippingTax ?? charges.find(({ kind }) => kind === 'shipping')?.taxCategory ?? null

/** The GST codes of places by their GSTIN. */
async function statesOf(db: Db, locations: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(locations.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; state: string }>`
    SELECT "id", left("gstin", 2) AS "state" FROM "stock_location"
    WHERE "gstin" IS NOT NULL AND "id" = ANY (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

function valuesOf(
  draft: Draft,
  {
    totals,
    goods,
    coupons,
    shipping,
    codFee,
  }: Pick<PricedDraft, 'totals' | 'goods' | 'coupons' | 'shipping' | 'codFee'>,
): Partial<Order> {
  const { lines, charges, ...sums } = totals
  const all = [...goods.values()]
  const shares = sharesOf(coupons)
  const unique = (ids: readonly (string | null)[]) =>
    [...new Set(ids.filter((id) => id !== null))].slice(0, 200)
  return {
    ...sums,
    lines: storedLines(lines).map((line) => ({ ...line, couponShares: shares.get(line.id) ?? null })),
    charges: charges as unknown as Order['charges'],
    coupons: coupons.applied.map(({ coupon, code, amount, shipping: off }) => ({
      coupon,
      code,
      amount,
      shipping: off,
    })) as unknown as Order['coupons'],
    shipping: draft.shipping === null && shipping === 0 ? null : shipping,
    codFee: draft.paymentMethod === 'cod' ? codFee : null,
    due: totals.total,
    products: unique(all.map(({ product }) => product)),
    brands: unique(all.map(({ brand }) => brand)),
    categories: unique(all.flatMap(({ categories }) => categories)),
  }
}

/** Lines as an order stores them. */
export const storedLines = (lines: OrderTotals<Line>['lines']): Order['lines'] =>
  lines.map(({ coupon = 0, supplyFrom: _, calledOff: __, ...line }) => ({
    ...line,
    couponDiscount: Math.min(coupon, line.unitPrice * line.quantity),
  })) as unknown as Order['lines']
