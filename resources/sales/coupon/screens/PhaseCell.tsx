import type { Tone } from '../../../../src/core/index.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { CouponPhase } from '../rules/couponPhase.ts'
import { useCouponTexts } from './useCouponTexts.ts'

const tones: Readonly<Record<CouponPhase, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  endingSoon: 'info',
  paused: 'neutral',
  ended: 'neutral',
  exhausted: 'neutral',
  archived: 'neutral',
}

/** Where a coupon stands: by its state, its time and its limits together. */
export default function PhaseCell({ value: phase }: { value: CouponPhase }) {
  const { value } = useCouponTexts()
  return <ToneChip tone={tones[phase]}>{value('phase', phase)}</ToneChip>
}
