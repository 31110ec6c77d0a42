import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'

/** A message of the inbox as the API answers it. */
export interface InboxMessage {
  readonly id: string
  readonly subject: string
  readonly body: string | null
  readonly group: string | null
  readonly area: string | null
  readonly areaId: string | null
  readonly areaName: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

/** How often the number is asked for while somebody looks. */
const calm = 60_000

/**
 * How many messages are unread: asked once a minute while the page can be seen, and when it comes back. Undefined until it is known,
 * and for good where the server knows no inbox: then nothing is asked again.
 */
export function useUnread(): [unread: number | undefined, set: (unread: number) => void] {
  const provider = useDataProvider<ShopDataProvider>()
  const [unread, setUnread] = useState<number>()
  const isMissing = useRef(false)
  const last = useRef(0)
  const ask = useCallback(async () => {
    if (isMissing.current || document.visibilityState === 'hidden' || Date.now() - last.current < calm / 2)
      return
    last.current = Date.now()
    try {
      const { data } = await provider.request('auth/inbox/unread', {})
      if (typeof data?.unread === 'number') setUnread(data.unread)
      else isMissing.current = true
    } catch (error) {
      // Another server of the same API may lack the inbox; whatever else is wrong mends itself, or is told elsewhere.
      if ([404, 405, 501].includes((error as { status?: number }).status ?? 0)) isMissing.current = true
    }
  }, [provider])
  useEffect(() => {
    void ask()
    const timer = setInterval(() => void ask(), calm)
    const onVisible = () => void ask()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [ask])
  return [unread, setUnread]
}
