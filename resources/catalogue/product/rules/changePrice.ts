import { priceDrop } from './priceDrop.ts'

/** The prices of a variant or product, in minor units. */
export interface Prices {
  readonly mrp: number
  readonly salePrice: number
  readonly specialPrice?: number | null
}

export const priceKinds = ['mrp', 'salePrice', 'specialPrice'] as const

/** Which price is changed. */
export type PriceKind = (typeof priceKinds)[number]

export const changeKinds = ['set', 'percent', 'amount'] as const

/** How prices end: `none` leaves the paise, `whole` full rupees, `nine` ₹…9, `ninetyNine` ₹…99. */
export const roundings = ['none', 'whole', 'nine', 'ninetyNine'] as const

export type Rounding = (typeof roundings)[number]

/** What is done to a price: set to an amount, moved by a percentage (`-10`), moved by an amount (minor units). */
export interface PriceChange {
  readonly price: PriceKind
  readonly kind: (typeof changeKinds)[number]
  readonly value: number
  readonly rounding: Rounding
}

/** Why prices stay as they are; `unchanged` where the change makes no difference. */
export type Refusal =
  | 'unchanged'
  | 'notPositive'
  | 'aboveMrp'
  | 'aboveSale'
  | 'belowCost'
  | 'tooFar'
  | 'noPrice'

export type Changed<P extends Prices> =
  | { readonly ok: true; readonly prices: P }
  | { readonly ok: false; readonly why: Refusal }

/** How far prices may fall: by so many per cent of what they were when somebody began to lower them. */
export interface PriceDrop {
  readonly most: number
  readonly held?: GivenPrices | undefined
}

/**
 * The prices after a change, or why it is refused: MRP ≥ sale price ≥ special price always holds (areas, 6), and no selling price
 * goes below what the goods cost where that is known, or falls by more than `most` per cent of what it is, or was when somebody began
 * to lower it.
 */
export function changedPrices<P extends Prices>(
  prices: P,
  change: PriceChange,
  cost: number | null = null,
  { most, held }: PriceDrop = { most: Number.POSITIVE_INFINITY },
): Changed<P> {
  const base = prices[change.price] ?? (change.price === 'specialPrice' ? prices.salePrice : null)
  if (base === null) return { ok: false, why: 'noPrice' }
  const value = rounded(moved(base, change), change.rounding)
  if (!Number.isSafeInteger(value) || value <= 0) return { ok: false, why: 'notPositive' }
  const next = { ...prices, [change.price]: value }
  if (value === prices[change.price]) return { ok: false, why: 'unchanged' }
  if (next.salePrice > next.mrp) return { ok: false, why: 'aboveMrp' }
  if ((next.specialPrice ?? 0) > next.salePrice) return { ok: false, why: 'aboveSale' }
  if (change.price !== 'mrp' && cost !== null && value < cost) return { ok: false, why: 'belowCost' }
  const from = value < base ? Math.max(base, held?.[change.price] ?? 0) : base
  if (change.price !== 'mrp' && priceDrop(from, value) > most) return { ok: false, why: 'tooFar' }
  return { ok: true, prices: next }
}

/** Prices some of which nobody has given yet, as those of a variant that is new in a form. */
export type GivenPrices = { readonly [Kind in PriceKind]?: number | null | undefined }

/**
 * The price of a change where not all prices are there to start from: one that is set needs none, and is held against those that are
 * known. The refusals are those of `changedPrices`.
 */
export function givenPrice(
  { mrp, salePrice }: GivenPrices,
  change: PriceChange,
  cost: number | null = null,
): { readonly ok: true; readonly value: number } | { readonly ok: false; readonly why: Refusal } {
  if (change.kind !== 'set') return { ok: false, why: 'noPrice' }
  const value = rounded(change.value, change.rounding)
  if (!Number.isSafeInteger(value) || value <= 0) return { ok: false, why: 'notPositive' }
  const next = { mrp, salePrice, [change.price]: value }
  const isAbove = (price: number | null | undefined, most: number | null | undefined) =>
    typeof price === 'number' && typeof most === 'number' && price > most
  if (isAbove(next.salePrice, next.mrp)) return { ok: false, why: 'aboveMrp' }
  if (change.price === 'specialPrice' && isAbove(value, salePrice ?? mrp))
    return { ok: false, why: 'aboveSale' }
  if (change.price !== 'mrp' && cost !== null && value < cost) return { ok: false, why: 'belowCost' }
  return { ok: true, value }
}

const moved = (base: number, { kind, value }: PriceChange): number =>
  kind === 'set' ? value : kind === 'amount' ? base + value : Math.round((base * (100 + value)) / 100)

/** An amount in paise brought to the nearest ending; never below the ending itself. */
export function rounded(paise: number, rounding: Rounding): number {
  if (rounding === 'none') return Math.round(paise)
  if (rounding === 'whole') return Math.round(paise / 100) * 100
  const step = rounding === 'nine' ? 1000 : 10_000
  if (paise <= 0) return paise
  return Math.max(step, Math.round((paise + 100) / step) * step) - 100
}
