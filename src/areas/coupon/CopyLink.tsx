import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { readPublicSettings } from '../../providers/publicSettings.ts'
import { storePath } from '../../shop/addresses/storePath.ts'
import type { OwnActionProps } from '../../views/overrides.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Puts the address of the store that takes a coupon along into the clipboard; draws nothing. */
export default function CopyLink({ records: [record], close }: OwnActionProps) {
  const notify = useNotify()
  const { own } = useCouponTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press.
  useEffect(() => {
    const link = `${readPublicSettings().store ?? location.origin}${storePath.coupon(String(record?.code ?? ''))}`
    navigator.clipboard
      .writeText(link)
      .then(
        () => notify(own('copied', { text: link }), { type: 'success' }),
        () => notify(own('notCopied', { text: link }), { type: 'warning' }),
      )
      .finally(close)
  }, [])
  return null
}
