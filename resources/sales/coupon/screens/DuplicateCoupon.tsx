import { useRedirect } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Makes a draft like a coupon and opens it; draws nothing. */
export default function DuplicateCoupon({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof coupon>>) {
  const ask = useOperation(resource)
  const redirect = useRedirect()
  const { own } = useCouponTexts()
  useActOnce(
    close,
    async () => {
      const { id } = await ask<{ id: string }>('duplicate', { id: record?.id ?? '' })
      redirect('edit', resource.path, id)
      return own('duplicated')
    },
    resource.path,
  )
  return null
}
