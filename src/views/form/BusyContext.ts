import { createContext, useContext, useEffect, useId } from 'react'

/** Tells the form that a part of it is under way (an upload), so that saving waits; by an id of that part. */
export const BusyContext = createContext<(id: string, isBusy: boolean) => void>(() => undefined)

/** Keeps the form from being saved while something is under way; nothing outside of a form. */
export function useBusy(isBusy: boolean): void {
  const report = useContext(BusyContext)
  const id = useId()
  useEffect(() => {
    report(id, isBusy)
    return () => report(id, false)
  }, [report, id, isBusy])
}
