import { allocate } from '../../order/rules/allocate.ts'
import type { CouponCart, CouponLine } from './couponCart.ts'
import type { CouponApplied, CouponRefused, LineDiscount } from './couponVerdict.ts'

/** The fields of a coupon that say how much it gives. */
export interface CouponDiscount {
  readonly discountType: string
  readonly percent: number | null
  readonly amount: number | null
  readonly maxDiscount: number | null
  readonly buyQuantity: number | null
  readonly getQuantity: number | null
  readonly getPercent: number | null
  readonly getProducts: readonly string[]
  readonly maxSets: number | null
  readonly giftProduct: string | null
  readonly giftSku: string | null
  readonly tiers: readonly {
    readonly minValue: number
    readonly percent?: number | null
    readonly amount?: number | null
  }[]
}

type Given = Omit<CouponApplied, 'open'> | CouponRefused

/** What a coupon gives for the goods that it is for, or why they do not suffice; `goods` are of `cart`. */
export function discountOf(coupon: CouponDiscount, goods: readonly CouponLine[], cart: CouponCart): Given {
  const value = worthOf(goods)
  switch (coupon.discountType) {
    case 'percent':
      return overLines(goods, partOf(value, coupon.percent ?? 0), coupon.maxDiscount)
    case 'amount':
      return overLines(goods, coupon.amount ?? 0, null)
    case 'tiered':
      return tiered(coupon, goods, value)
    case 'buyXGetY':
      return buyAndGet(coupon, goods, cart.lines)
    case 'freeShipping':
      return freeShipping(coupon, cart)
    default:
      return gift(coupon, cart)
  }
}

/** The value of goods before a coupon. */
export const worthOf = (goods: readonly CouponLine[]): number =>
  goods.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/** A share in per cent with up to three digits, half up to the paisa. */
const partOf = (value: number, percent: number): number =>
  Number((BigInt(value) * BigInt(Math.round(percent * 1000)) + 50_000n) / 100_000n)

function overLines(goods: readonly CouponLine[], wanted: number, most: number | null): Given {
  const amount = Math.min(wanted, most ?? wanted, worthOf(goods))
  const parts = allocate(
    amount,
    goods.map((line) => worthOf([line])),
  )
  const lines = goods.map(({ line }, index) => ({ line, amount: parts[index] as number }))
  return applied(lines)
}

const applied = (lines: readonly LineDiscount[], shipping = 0): Given => {
  const kept = lines.filter(({ amount }) => amount > 0)
  return { ok: true, lines: kept, shipping, amount: kept.reduce((sum, { amount }) => sum + amount, shipping) }
}

function tiered({ tiers, maxDiscount }: CouponDiscount, goods: readonly CouponLine[], value: number): Given {
  const steps = tiers.toSorted((a, b) => a.minValue - b.minValue)
  const reached = steps.findLast(({ minValue }) => value >= minValue)
  if (!reached) return { ok: false, rule: 'tier', values: { money: steps[0]?.minValue ?? 0, value } }
  const wanted = reached.amount ?? partOf(value, reached.percent ?? 0)
  return overLines(goods, wanted, maxDiscount)
}

/** The cheapest pieces are the ones given; those that are bought for it are the dearest. */
function buyAndGet(coupon: CouponDiscount, goods: readonly CouponLine[], all: readonly CouponLine[]): Given {
  const { buyQuantity, getQuantity, getPercent, getProducts, maxSets } = coupon
  const [buy, get] = [buyQuantity ?? 1, getQuantity ?? 1]
  const isGiven = ({ product }: CouponLine) => product !== null && getProducts.includes(product)
  const isOther = getProducts.length > 0
  const bought = pieces(isOther ? goods.filter((line) => !isGiven(line)) : goods)
  const sets = Math.min(Math.floor(bought / (isOther ? buy : buy + get)), maxSets ?? Number.POSITIVE_INFINITY)
  if (sets === 0)
    return { ok: false, rule: 'buyQuantity', values: { count: isOther ? buy : buy + get, quantity: bought } }
  const given = (isOther ? all.filter((line) => isGiven(line) && line.unitPrice > 0) : goods).toSorted(
    (a, b) => a.unitPrice - b.unitPrice,
  )
  let left = sets * get
  const lines = given.map((line) => {
    const free = Math.min(left, line.quantity)
    left -= free
    return { line: line.line, amount: partOf(free * line.unitPrice, getPercent ?? 100) }
  })
  if (lines.every(({ amount }) => amount === 0)) return { ok: false, rule: 'giftMissing', values: {} }
  return applied(lines)
}

const pieces = (lines: readonly CouponLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

function freeShipping({ maxDiscount }: CouponDiscount, { shipping }: CouponCart): Given {
  if (shipping === 0) return { ok: false, rule: 'shippingFree', values: {} }
  return applied([], Math.min(shipping ?? 0, maxDiscount ?? Number.POSITIVE_INFINITY))
}

function gift({ giftProduct, giftSku }: CouponDiscount, { lines }: CouponCart): Given {
  const there = lines.find(({ sku }) => sku === giftSku)
  const answer = applied(there ? [{ line: there.line, amount: there.unitPrice }] : [])
  return {
    ...(answer as CouponApplied),
    gift: { product: giftProduct ?? '', sku: giftSku ?? '', isInCart: there !== undefined },
  }
}
