import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useSettledChanges } from '../../../../src/providers/live/useSettledChanges.ts'

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

/** How often the number is asked for while somebody looks: messages that were put off come back without a change. */
const calm = 60_000

/** How soon it is asked for again (ms) where the first answer did not come: without it there is no bell. */
const again = 4_000

/** The area of the messages. */
const followed = [(areaHeads.notification as AreaHead).name]

/**
 * How many messages are unread: asked when there is one more, once a minute while the page can be seen, and when it, or
 * the network, comes back. Undefined until it is known, and for good where the server knows no inbox: then nothing is asked again.
 */
export function useUnread(): [unread: number | undefined, set: (unread: number) => void] {
  const provider = useDataProvider<ShopDataProvider>()
  const [unread, setUnread] = useState<number>()
  const [failures, setFailures] = useState(0)
  const isMissing = useRef(false)
  const last = useRef(0)
  const ask = useCallback(async () => {
    if (isMissing.current || document.visibilityState === 'hidden') return
    last.current = Date.now()
    try {
      const { data } = await provider.request('auth/inbox/unread', {})
      if (typeof data?.unread === 'number') setUnread(data.unread)
      else isMissing.current = true
    } catch (error) {
      // Another server of the same API may lack the inbox; whatever else is wrong mends itself, or is told elsewhere.
      if ([404, 405, 501].includes((error as { status?: number }).status ?? 0)) isMissing.current = true
      else setFailures((count) => count + 1)
    }
  }, [provider])
  useEffect(() => {
    if (failures === 0 || unread !== undefined) return
    const timer = setTimeout(() => void ask(), again * failures)
    return () => clearTimeout(timer)
  }, [failures, unread, ask])
  useEffect(() => {
    void ask()
    const timer = setInterval(() => void ask(), calm)
    const onVisible = () => {
      if (Date.now() - last.current >= calm / 2) void ask()
    }
    // What was asked for while there was none is not known for another minute else.
    const onOnline = () => void ask()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', onOnline)
    }
  }, [ask])
  useSettledChanges(followed, ask)
  return [unread, setUnread]
}
