import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../access/useViewer.ts'
import { useSearchNow } from '../routing/useSearchNow.ts'
import { type Peeked, peekedIn, withPeeked } from './peekAddress.ts'

/** What a page's place in the history says of it: it was opened from the page before, so Back closes the drawer. */
export interface PeekState {
  readonly isPeeked?: true
}

/** Looks at a record over the page one is on; nothing where one is looked at already. */
export function usePeek(): (peeked: Peeked) => void {
  const viewer = useViewer()
  const navigate = useNavigate()
  const searchNow = useSearchNow()
  return useCallback(
    (peeked: Peeked) => {
      const search = searchNow()
      const state: PeekState = { isPeeked: true }
      if (!peekedIn(viewer, search)) navigate({ search: withPeeked(search, peeked) }, { state })
    },
    [viewer, navigate, searchNow],
  )
}
