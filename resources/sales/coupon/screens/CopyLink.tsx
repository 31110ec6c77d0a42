import type { RecordOf } from '../../../../src/core/index.ts'
import { readPublicSettings } from '../../../../src/providers/publicSettings.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import { storePath } from '../../../content/page/rules/storePath.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Puts the address of the store that takes a coupon along into the clipboard; draws nothing. */
export default function CopyLink({ records: [record], close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const copy = useCopy()
  const { own } = useCouponTexts()
  useActOnce(close, async () => {
    const link = `${readPublicSettings().store ?? location.origin}${storePath.coupon(String(record?.code ?? ''))}`
    await copy(link, own('copied', { text: link }))
    return undefined
  })
  return null
}
