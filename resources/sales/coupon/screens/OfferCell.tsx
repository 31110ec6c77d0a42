import { Line } from '../../../../src/fields/cellParts.tsx'
import type { Offer } from '../rules/offerOf.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** What a coupon gives, in words: `10% off, at most ₹500`. */
export default function OfferCell({ value }: { value: unknown }) {
  const { offer } = useCouponTexts()
  const text = offer(value as Offer)
  return <Line title={text}>{text}</Line>
}
