import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cart as area } from '../cart.ts'
import { useCartTexts } from './useCartTexts.ts'

/** Puts the link at which a cart goes on into the clipboard, which the cart notes; draws nothing. */
export default function CopyLink({
  resource,
  records: [cart],
  close,
}: OwnActionProps<RecordOf<typeof area>>) {
  const ask = useOperation(resource)
  const notify = useNotify()
  const copy = useCopy()
  const queryClient = useQueryClient()
  const { own } = useCartTexts()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for one press.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const run = async () => {
      try {
        const { url } = await ask<{ url: string }>('copyLink', { id: cart?.id ?? '' })
        const link = url.startsWith('/') ? `${location.origin}${url}` : url
        await copy(link, own('linkCopied'))
        await queryClient.invalidateQueries({ queryKey: [resource.path] })
      } catch (error) {
        notify((error as Error).message, { type: 'error' })
      }
    }
    void run().finally(close)
  }, [])
  return null
}
