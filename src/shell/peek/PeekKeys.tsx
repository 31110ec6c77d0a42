import { useTranslate } from 'ra-core'
import { useCallback, useEffect } from 'react'
import { useViewer } from '../access/useViewer.ts'
import { usePageKeys } from '../shortcuts/pageKeys.ts'
import { recordAt } from './peekAddress.ts'
import { usePeek } from './usePeek.ts'

/**
 * Looks at a record without leaving the page, wherever a row or a link leads to one: by `v` on what has the focus, or by a press with
 * Alt. The drawer itself follows the address (`views/peek/Peek.tsx`).
 */
export function PeekKeys() {
  const translate = useTranslate()
  const viewer = useViewer()
  const peek = usePeek()
  const peekAt = useCallback(
    (element: Element | null): boolean => {
      const row = element?.closest('a[href]') ? null : element?.closest('[data-row]')
      const link = element?.closest<HTMLAnchorElement>('a[href]') ?? row?.querySelector('a[data-open]')
      const url = link instanceof HTMLAnchorElement ? new URL(link.href) : undefined
      const peeked = url?.origin === location.origin ? recordAt(viewer, url.pathname) : undefined
      if (peeked) peek(peeked)
      return peeked !== undefined
    },
    [viewer, peek],
  )
  usePageKeys([
    {
      key: 'v',
      text: translate('list.peekKey'),
      run: () => void peekAt(document.activeElement),
      waits: true,
    },
  ])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!event.altKey || event.button !== 0 || !peekAt(event.target as Element)) return
      // Chromium would store what the link leads to.
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [peekAt])
  return null
}
