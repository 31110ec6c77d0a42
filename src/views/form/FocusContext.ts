import { createContext, useContext, useEffect, useRef } from 'react'

/** Leads to the value at a path (`variants.2.sku`) inside an input that is not a plain control. */
export type FocusTarget = (path: string) => void

/** The inputs that lead to their parts themselves, by their source. */
export const FocusContext = createContext<Map<string, FocusTarget>>(new Map())

/** Makes an input lead to its own parts when an error message is followed. */
export function useFocusTarget(source: string, target: FocusTarget): void {
  const targets = useContext(FocusContext)
  const latest = useRef(target)
  latest.current = target
  useEffect(() => {
    targets.set(source, (path) => latest.current(path))
    return () => void targets.delete(source)
  }, [targets, source])
}
