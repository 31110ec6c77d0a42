import { useNotify, useRedirect, useRefresh } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Makes a draft like a coupon and opens it; draws nothing. */
export default function DuplicateCoupon({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof coupon>>) {
  const ask = useOperation(resource)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { own } = useCouponTexts()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one copy for one press.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask<{ id: string }>('duplicate', { id: record?.id ?? '' })
      .then(
        ({ id }) => {
          notify(own('duplicated'), { type: 'success' })
          refresh()
          redirect('edit', resource.path, id)
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      )
      .finally(close)
  }, [])
  return null
}
