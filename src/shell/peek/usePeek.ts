import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../access/useViewer.ts'
import { type Peeked, peekedIn, withPeeked } from './peekAddress.ts'

/** What a page's place in the history says of it: it was opened from the page before, so Back closes the drawer. */
export interface PeekState {
  readonly isPeeked?: true
}

/** Looks at a record over the page one is on; nothing where one is looked at already. */
export function usePeek(): (peeked: Peeked) => void {
  const viewer = useViewer()
  const navigate = useNavigate()
  return useCallback(
    (peeked: Peeked) => {
      // The browser's own address: a second press comes before the page has followed the first.
      const { search } = location
      const state: PeekState = { isPeeked: true }
      if (!peekedIn(viewer, search)) navigate({ search: withPeeked(search, peeked) }, { state })
    },
    [viewer, navigate],
  )
}
