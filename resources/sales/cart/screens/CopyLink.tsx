import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { cart as area } from '../cart.ts'
import { useCartTexts } from './useCartTexts.ts'

/** Puts the link at which a cart goes on into the clipboard, which the cart notes; draws nothing. */
export default function CopyLink({
  resource,
  records: [cart],
  close,
}: OwnActionProps<RecordOf<typeof area>>) {
  const ask = useOperation(resource)
  const copy = useCopy()
  const { own } = useCartTexts()
  useActOnce(
    close,
    async () => {
      const { url } = await ask<{ url: string }>('copyLink', { id: cart?.id ?? '' })
      await copy(url.startsWith('/') ? `${location.origin}${url}` : url, own('linkCopied'))
      return undefined
    },
    resource.path,
  )
  return null
}
