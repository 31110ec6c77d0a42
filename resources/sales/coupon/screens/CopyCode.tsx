import type { RecordOf } from '../../../../src/core/index.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Puts the code of a coupon into the clipboard; draws nothing. */
export default function CopyCode({ records: [record], close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const copy = useCopy()
  const { own } = useCouponTexts()
  useActOnce(close, async () => {
    const code = String(record?.code ?? '')
    await copy(code, own('copied', { text: code }))
    return undefined
  })
  return null
}
