import { useEffect } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Puts the code of a coupon into the clipboard; draws nothing. */
export default function CopyCode({ records: [record], close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const copy = useCopy()
  const { own } = useCouponTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press.
  useEffect(() => {
    const code = String(record?.code ?? '')
    void copy(code, own('copied', { text: code })).finally(close)
  }, [])
  return null
}
