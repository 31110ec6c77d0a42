import { useCallback, useEffect, useRef } from 'react'

/**
 * Does what was wished for in the commit that shows the next change of a value, such as leading to the row that was just made.
 * A frame later it would take the focus from whatever was pressed meanwhile.
 *
 * @returns Takes the wish; called before the change is made.
 */
export function useAfterChange<Wish>(value: unknown, act: (wish: Wish) => void): (wish: Wish) => void {
  const wished = useRef<{ wish: Wish }>(undefined)
  const latest = useRef(act)
  latest.current = act
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what was waited for
  useEffect(() => {
    const due = wished.current
    wished.current = undefined
    if (due) latest.current(due.wish)
  }, [value])
  return useCallback((wish) => {
    wished.current = { wish }
  }, [])
}
