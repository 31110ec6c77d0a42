import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { CouponCart } from '../rules/couponCart.ts'
import type {
  CouponApplied,
  CouponRule,
  CouponVerdict,
  LineDiscount,
  RuleValues,
} from '../rules/couponVerdict.ts'
import { evaluateCoupon } from '../rules/evaluateCoupon.ts'
import { type AskedCart, couponCartOf } from './couponCartOf.ts'
import { automaticCoupons, type Coupon, couponFor, type FoundCoupon } from './couponFor.ts'
import { usagesOf } from './usagesOf.ts'

/** A coupon that an order gets. `amount` is what it takes off the goods (the sum of `lines`), `shipping` off the delivery. */
export interface AppliedCoupon {
  readonly coupon: string
  readonly name: string
  readonly code: string | null
  readonly codeId: string | null
  readonly amount: number
  readonly lines: readonly LineDiscount[]
  readonly shipping: number
  readonly gift?: CouponApplied['gift']
  /** Rules that cannot be asked before more is known. */
  readonly open: readonly CouponRule[]
}

/** A coupon that was asked for by its code and does not fit; its text is `errors.coupon-<rule>`. */
export interface RefusedCoupon {
  readonly coupon: string | null
  readonly code: string
  readonly rule: CouponRule
  readonly values: RuleValues
}

export interface CouponJudgement {
  readonly applied: readonly AppliedCoupon[]
  readonly refused: readonly RefusedCoupon[]
}

/**
 * Which coupons a cart or an order gets: the one whose code was typed, then those that apply themselves, as far as they may stand
 * together (areas, 26). Nothing is counted; `countCouponUse` does that.
 */
export async function judgeCoupons(
  db: Db,
  asked: AskedCart & { readonly couponCode: string | null },
): Promise<CouponJudgement> {
  const typed = asked.couponCode ? await couponFor(db, asked.couponCode) : undefined
  const rules = await readSettings(db, ['coupons.stacking', 'flags.automaticCoupons'])
  const others = rules['flags.automaticCoupons'] === false ? [] : await automaticCoupons(db, asked.at)
  const coupons = [...(typed ? [typed.coupon] : []), ...others.filter(({ id }) => id !== typed?.coupon.id)]
  const cart = await couponCartOf(db, asked, coupons)
  const usage = await usagesOf(
    db,
    coupons.map(({ id }) => id),
    {
      customer: cart.customer?.id ?? null,
      phone: cart.customer?.phone ?? null,
      at: asked.at,
      order: asked.order ?? null,
    },
  )
  const applied: AppliedCoupon[] = []
  const refused: RefusedCoupon[] = []
  if (asked.couponCode && !typed)
    refused.push({ coupon: null, code: asked.couponCode, rule: 'codeUnknown', values: {} })
  const kept: Coupon[] = []
  for (const each of coupons) {
    const isTyped = each.id === typed?.coupon.id
    const judged = verdictOf(each, isTyped ? typed : undefined, cart, usage(each.id), {
      kept,
      order: asked.order,
      mayStack: rules['coupons.stacking'] !== false,
    })
    const verdict = capped(judged, cart, applied)
    if (verdict.ok && (isTyped || verdict.amount > 0 || verdict.gift?.isInCart)) {
      kept.push(each)
      applied.push(appliedOf(each, isTyped ? typed : undefined, verdict))
    } else if (!verdict.ok && isTyped) {
      refused.push({ coupon: each.id, code: typed.text, rule: verdict.rule, values: verdict.values })
    }
  }
  return { applied, refused }
}

function verdictOf(
  coupon: Coupon,
  typed: FoundCoupon | undefined,
  cart: CouponCart,
  usage: Parameters<typeof evaluateCoupon>[2],
  {
    kept,
    order,
    mayStack,
  }: { readonly kept: readonly Coupon[]; readonly order: AskedCart['order']; readonly mayStack: boolean },
): CouponVerdict {
  const isTaken = typed?.code && typed.code.state !== 'unused' && typed.code.order !== (order ?? null)
  if (isTaken) return { ok: false, rule: 'codeUsed', values: {} }
  const against = kept.find((other) => !mayStack || !standTogether(coupon, other))
  if (against) return { ok: false, rule: 'stacking', values: { name: against.name } }
  return evaluateCoupon(coupon, cart, usage)
}

const standTogether = (a: Coupon, b: Coupon): boolean => suffers(a, b) && suffers(b, a)

const suffers = ({ stacking }: Coupon, { kind }: Coupon): boolean =>
  stacking === 'any' || (stacking === 'withAutomatic' && kind === 'automatic')

function appliedOf(coupon: Coupon, typed: FoundCoupon | undefined, verdict: CouponApplied): AppliedCoupon {
  const { lines, shipping, gift, open } = verdict
  return defined({
    coupon: coupon.id,
    name: coupon.name,
    code: typed?.text ?? coupon.code,
    codeId: typed?.code?.id ?? null,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
    shipping,
    open,
    gift,
  })
}

/** What earlier coupons left of it: no line and no delivery can cost less than nothing. */
function capped(verdict: CouponVerdict, cart: CouponCart, applied: readonly AppliedCoupon[]): CouponVerdict {
  if (!verdict.ok || applied.length === 0) return verdict
  const off = new Map<string, number>()
  for (const { line, amount } of applied.flatMap(({ lines }) => lines))
    off.set(line, (off.get(line) ?? 0) + amount)
  const worth = new Map(cart.lines.map(({ line, quantity, unitPrice }) => [line, quantity * unitPrice]))
  const lines = verdict.lines
    .map(({ line, amount }) => ({
      line,
      amount: Math.min(amount, (worth.get(line) ?? 0) - (off.get(line) ?? 0)),
    }))
    .filter(({ amount }) => amount > 0)
  const shippingOff = applied.reduce((sum, { shipping }) => sum + shipping, 0)
  const shipping = Math.min(verdict.shipping, (cart.shipping ?? 0) - shippingOff)
  return { ...verdict, lines, shipping, amount: lines.reduce((sum, { amount }) => sum + amount, shipping) }
}
