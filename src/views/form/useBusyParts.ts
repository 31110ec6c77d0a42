import { useCallback, useState } from 'react'

/** Which parts of a form are under way; see `BusyContext`. */
export function useBusyParts(): { isBusy: boolean; report: (part: string, isBusy: boolean) => void } {
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback((part: string, isUnderWay: boolean) => {
    setParts((all) => {
      if (all.has(part) === isUnderWay) return all
      return new Set(isUnderWay ? [...all, part] : [...all].filter((each) => each !== part))
    })
  }, [])
  return { isBusy: parts.size > 0, report }
}
