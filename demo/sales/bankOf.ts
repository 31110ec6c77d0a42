import { type Bank, hasBank } from '../../resources/sales/payment/rules/banks.ts'
import { random } from '../random.ts'
import type { ShopFacts } from './shopFacts.ts'
import type { Story } from './story.ts'

const usual: readonly Bank[] = ['HDFC', 'SBIN', 'ICIC', 'UTIB']

/** Whose card or account somebody pays with: one of the banks of their coupon, where it asks for some; null where a way has no bank. */
export function bankOf(
  { method, couponCode, seed }: Pick<Story, 'method' | 'couponCode' | 'seed'>,
  { coupons }: Pick<ShopFacts, 'coupons'>,
): Bank | null {
  if (!hasBank(method)) return null
  const asked = coupons.get(couponCode ?? '')?.banks ?? []
  return random(`bank ${seed}`).pick(asked.length > 0 ? asked : usual)
}
