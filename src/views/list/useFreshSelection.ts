import { useEffect, useRef } from 'react'
import type { ListQuery } from './useListState.ts'
import type { Selection } from './useSelection.ts'

/** Gives up the selection when something else is searched, filtered or looked at: nobody changes what they do not see any more. */
export function useFreshSelection({ filter, view }: ListQuery, selection: Selection | undefined) {
  const ids = selection?.ids ?? none
  const clear = selection?.clear
  const seen = JSON.stringify([filter, view])
  const before = useRef(seen)
  useEffect(() => {
    if (before.current === seen) return
    before.current = seen
    if (ids.length > 0) clear?.()
  }, [seen, ids, clear])
}

const none: readonly string[] = []
