import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import type { OwnActionProps } from '../../views/overrides.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Puts the code of a coupon into the clipboard; draws nothing. */
export default function CopyCode({ records: [record], close }: OwnActionProps) {
  const notify = useNotify()
  const { own } = useCouponTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press.
  useEffect(() => {
    const code = String(record?.code ?? '')
    navigator.clipboard
      .writeText(code)
      .then(
        () => notify(own('copied', { text: code }), { type: 'success' }),
        () => notify(own('notCopied', { text: code }), { type: 'warning' }),
      )
      .finally(close)
  }, [])
  return null
}
