import { useNotify, useRedirect } from 'ra-core'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { cart as area } from '../cart.ts'
import { useCartTexts } from './useCartTexts.ts'

/** Copies a cart to a draft order and opens it; draws nothing. */
export default function CreateDraft({
  resource,
  records: [cart],
  close,
}: OwnActionProps<RecordOf<typeof area>>) {
  const { list } = usePunctuation()
  const ask = useOperation(resource)
  const notify = useNotify()
  const redirect = useRedirect()
  const { own } = useCartTexts()
  const orders = areaHeads.order as AreaHead
  useActOnce(
    close,
    async () => {
      const { id, left } = await ask<{ id: string; left: string[] }>('createDraft', { id: cart?.id ?? '' })
      redirect('edit', orders.path, id)
      if (left.length === 0) return own('drafted')
      notify(own('draftWithout', { skus: list(left) }), { type: 'warning' })
      return undefined
    },
    resource.path,
    orders.path,
  )
  return null
}
