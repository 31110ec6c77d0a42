import { useNotify, useRedirect, useRefresh } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { isTold } from '../../../../src/providers/tellFailures.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cart as area } from '../cart.ts'
import { useCartTexts } from './useCartTexts.ts'

/** Copies a cart to a draft order and opens it; draws nothing. */
export default function CreateDraft({
  resource,
  records: [cart],
  close,
}: OwnActionProps<RecordOf<typeof area>>) {
  const ask = useOperation(resource)
  const notify = useNotify()
  const redirect = useRedirect()
  const refresh = useRefresh()
  const { own } = useCartTexts()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one draft for one press.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    ask<{ id: string; left: string[] }>('createDraft', { id: cart?.id ?? '' })
      .then(
        ({ id, left }) => {
          const text = left.length > 0 ? own('draftWithout', { skus: left.join(', ') }) : own('drafted')
          notify(text, { type: left.length > 0 ? 'warning' : 'success' })
          refresh()
          redirect('edit', 'pages/orders-list', id)
        },
        (error: Error) => {
          if (!isTold(error)) notify(reasonOf(error), { type: 'error' })
        },
      )
      .finally(close)
  }, [])
  return null
}
