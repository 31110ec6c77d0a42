import { namesOfBanks } from '../../payment/rules/banks.ts'
import type { CouponCart, CouponUsage } from './couponCart.ts'
import { type CouponTimes, timeRefusal } from './couponTime.ts'
import type { CouponRefused, CouponRule, CouponVerdict, RuleValues } from './couponVerdict.ts'
import { type CouponDiscount, discountOf, worthOf } from './discountOf.ts'
import { type CouponGoods, goodsOf } from './goodsOf.ts'

/** A coupon as far as its rules are concerned; a record of the area is one. */
export interface JudgedCoupon extends CouponTimes, CouponGoods, CouponDiscount {
  readonly status: string
  readonly minOrderValue: number | null
  readonly minQuantity: number | null
  readonly eligibility: string
  readonly groups: readonly string[]
  readonly customers: readonly string[]
  readonly states: readonly string[]
  readonly pincodes: readonly string[]
  readonly channels: readonly string[]
  readonly paymentMethods: readonly string[]
  readonly banks: readonly string[]
  readonly onlyForStaff: boolean
  readonly totalLimit: number | null
  readonly customerLimit: number | null
  readonly dayLimit: number | null
  readonly budget: number | null
}

/** Yes, no with what was compared, or that it cannot be said yet. */
type Answer = { readonly rule: CouponRule; readonly holds: boolean | undefined; readonly values: RuleValues }

/**
 * What a coupon gives for a cart, in paise for each line, or the first rule that it breaks (areas, 26). Pure: the same in the
 * browser's simulator, in a quote and at placement, where the server asks with the uses that it has locked.
 */
export function evaluateCoupon(coupon: JudgedCoupon, cart: CouponCart, usage: CouponUsage): CouponVerdict {
  const closed = stateRefusal(coupon, cart.at)
  if (closed) return closed
  const answers = [...placeAnswers(coupon, cart), ...customerAnswers(coupon, cart)]
  const broken = answers.find(({ holds }) => holds === false || (holds === undefined && cart.isFinal))
  if (broken) return { ok: false, rule: broken.rule, values: broken.values }
  const goods = goodsOf(coupon, cart.lines)
  const missing = goodsRefusal(coupon, goods)
  if (missing) return missing
  const given = discountOf(coupon, goods, cart)
  if (!given.ok) return given
  const limit = limitRefusal(coupon, usage, given.amount)
  if (limit) return limit
  return { ...given, open: answers.filter(({ holds }) => holds === undefined).map(({ rule }) => rule) }
}

function stateRefusal(coupon: JudgedCoupon, at: string): CouponRefused | undefined {
  if (coupon.status !== 'active') return { ok: false, rule: 'notActive', values: { status: coupon.status } }
  return timeRefusal(coupon, at)
}

function placeAnswers(coupon: JudgedCoupon, cart: CouponCart): Answer[] {
  const { channels, paymentMethods, banks, states, pincodes } = coupon
  const { channel, paymentMethod, paymentBank, state, pincode } = cart
  const known = <T>(value: T | null, ask: (value: T) => boolean) => (value === null ? undefined : ask(value))
  return [
    { rule: 'onlyForStaff', holds: !coupon.onlyForStaff || cart.isStaff, values: {} },
    { rule: 'channel', holds: channels.length === 0 || channels.includes(channel), values: {} },
    {
      rule: 'paymentMethod',
      holds: paymentMethods.length === 0 || known(paymentMethod, (one) => paymentMethods.includes(one)),
      values: {},
    },
    {
      rule: 'bank',
      holds: banks.length === 0 || known(paymentBank, (one) => banks.includes(one)),
      values: { name: namesOfBanks(banks) },
    },
    {
      rule: 'state',
      holds: states.length === 0 || known(state, (one) => states.includes(one)),
      values: {},
    },
    {
      rule: 'pincode',
      holds:
        pincodes.length === 0 || known(pincode, (one) => pincodes.some((begin) => one.startsWith(begin))),
      values: {},
    },
  ]
}

function customerAnswers(coupon: JudgedCoupon, { customer }: CouponCart): Answer[] {
  const { eligibility, groups, customers } = coupon
  const isNamed = customer !== null && (customer.id !== null || customer.phone !== null)
  // Who shops without an account and has given no telephone number yet could be anybody.
  const who: Answer = { rule: 'customerUnknown', holds: isNamed || undefined, values: {} }
  if (eligibility === 'firstOrder')
    return isNamed
      ? [
          {
            rule: 'firstOrder',
            holds: customer.placedOrders === 0,
            values: { count: customer.placedOrders },
          },
        ]
      : [who]
  if (eligibility === 'groups')
    return isNamed
      ? [{ rule: 'groups', holds: customer.groups.some((id) => groups.includes(id)), values: {} }]
      : [who]
  if (eligibility === 'customers')
    return isNamed
      ? [{ rule: 'customers', holds: customer.id !== null && customers.includes(customer.id), values: {} }]
      : [who]
  return coupon.customerLimit !== null && !isNamed ? [who] : []
}

function goodsRefusal(
  { minOrderValue, minQuantity }: JudgedCoupon,
  goods: ReturnType<typeof goodsOf>,
): CouponRefused | undefined {
  if (goods.length === 0) return { ok: false, rule: 'noGoods', values: {} }
  const value = worthOf(goods)
  if (minOrderValue !== null && value < minOrderValue)
    return { ok: false, rule: 'minOrderValue', values: { money: minOrderValue, value } }
  const quantity = goods.reduce((sum, line) => sum + line.quantity, 0)
  if (minQuantity !== null && quantity < minQuantity)
    return { ok: false, rule: 'minQuantity', values: { count: minQuantity, quantity } }
  return undefined
}

/** The limit that one more use of this much would exceed; what is asked once more, under locks, when an order is placed. */
export function limitRefusal(
  coupon: Pick<JudgedCoupon, 'totalLimit' | 'dayLimit' | 'customerLimit' | 'budget'>,
  usage: CouponUsage,
  amount: number,
): CouponRefused | undefined {
  const { totalLimit, dayLimit, customerLimit, budget } = coupon
  if (totalLimit !== null && usage.uses >= totalLimit)
    return { ok: false, rule: 'totalLimit', values: { count: totalLimit } }
  if (dayLimit !== null && usage.usesToday >= dayLimit)
    return { ok: false, rule: 'dayLimit', values: { count: dayLimit } }
  if (customerLimit !== null && usage.usesByCustomer >= customerLimit)
    return { ok: false, rule: 'customerLimit', values: { count: customerLimit } }
  if (budget !== null && usage.discount + amount > budget)
    return { ok: false, rule: 'budget', values: { money: Math.max(0, budget - usage.discount) } }
  return undefined
}
