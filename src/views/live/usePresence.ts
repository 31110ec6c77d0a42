import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../providers/idempotencyKey.ts'
import { onChanges, presenceArea } from '../../providers/live/liveChanges.ts'

/** Somebody else at a record. */
export interface Other {
  readonly id: string
  readonly name: string
  readonly doing: 'looking' | 'editing'
}

/** Milliseconds between two signs that one is still there. */
const heartbeat = 15_000

/** Tells one tab of a browser from another. */
const tab = newKey()

/** Says that one is at a record, for as long as the page is looked at, and answers who else is; nobody where the server does not say. */
export function usePresence(area: string, id: string, doing: Other['doing']): readonly Other[] {
  const provider = useDataProvider()
  const [others, setOthers] = useState<readonly Other[]>([])
  const now = useRef(doing)
  const say = useRef(() => {})
  useEffect(() => {
    now.current = doing
    say.current()
  }, [doing])
  useEffect(() => {
    let isOpen = true
    let isRefused = false
    const send = async (what: Other['doing'] | 'gone') => {
      if (isRefused) return
      try {
        const { data } = await provider.request('presence', {
          method: 'POST',
          data: { area, id, tab, doing: what },
          isSilent: true,
        })
        if (isOpen && Array.isArray(data)) setOthers(data as Other[])
      } catch {
        // This server knows no presence: nobody is there, and it is not asked again.
        isRefused = true
        if (isOpen) setOthers([])
      }
    }
    say.current = () => {
      if (!document.hidden) void send(now.current)
    }
    const seen = () => (document.hidden ? void send('gone') : say.current())
    const stop = onChanges(presenceArea, (changes) => {
      if (changes?.some((change) => change.id === `${area} ${id}`) ?? true) say.current()
    })
    say.current()
    const timer = setInterval(() => say.current(), heartbeat)
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      stop()
      say.current = () => {}
      void send('gone')
    }
  }, [provider, area, id])
  return others
}
