import { useStore } from 'ra-core'
import { useEffect } from 'react'
import type { ListQuery } from './useListState.ts'
import type { Selection } from './useSelection.ts'

/**
 * Gives up the selection when something else is searched, filtered or looked at: nobody changes what they do not see any more. What was
 * looked at is kept where ra-core keeps the selection, for both outlive the page.
 */
export function useFreshSelection(
  path: string,
  { filter, view }: ListQuery,
  selection: Selection | undefined,
) {
  const ids = selection?.ids ?? none
  const clear = selection?.clear
  const seen = JSON.stringify([filter, view])
  const [before, remember] = useStore<string>(`${path}.pickedIn`)
  useEffect(() => {
    if (before === seen) return
    remember(seen)
    if (ids.length > 0) clear?.()
  }, [before, seen, ids, clear, remember])
}

const none: readonly string[] = []
