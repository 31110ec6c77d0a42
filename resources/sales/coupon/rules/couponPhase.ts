import type { couponPhases } from './choices.ts'

/** Where a coupon stands. */
export type CouponPhase = (typeof couponPhases)[number]

/** What decides where a coupon stands; the counts are kept by the server. */
export interface PhaseFields {
  readonly status: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly totalLimit: number | null
  readonly budget: number | null
  readonly usedCount: number | null
  readonly reservedCount: number | null
  readonly discountGiven: number | null
  readonly reservedDiscount: number | null
}

/** How long before its end a coupon counts as ending soon, in milliseconds: three days. */
export const endingSoon = 3 * 86_400_000

/**
 * Where a coupon stands at a moment (ISO). `resources/sales/coupon/server/refreshPhases.ts` asks the same in SQL, for all at once; a test
 * compares the two.
 */
export function couponPhase(coupon: PhaseFields, at: string): CouponPhase {
  const { status, startsAt, endsAt, totalLimit, budget } = coupon
  if (status !== 'active') return status as CouponPhase
  if (endsAt && at >= endsAt) return 'ended'
  const uses = (coupon.usedCount ?? 0) + (coupon.reservedCount ?? 0)
  if (totalLimit !== null && uses >= totalLimit) return 'exhausted'
  const given = (coupon.discountGiven ?? 0) + (coupon.reservedDiscount ?? 0)
  if (budget !== null && given >= budget) return 'exhausted'
  if (startsAt && at < startsAt) return 'scheduled'
  const isSoon = endsAt !== null && Date.parse(endsAt) - Date.parse(at) <= endingSoon
  return isSoon ? 'endingSoon' : 'live'
}
