import { useEffect, useRef } from 'react'
import { useAct } from '../providers/useAct.ts'

/**
 * For an own action that draws nothing: once it is drawn it does what it is for, a single time, says how that went (what `run` answers, or
 * why it failed) and is over. The queries of `paths` are read again.
 */
export function useActOnce(
  close: () => void,
  run: () => Promise<string | undefined>,
  ...paths: readonly string[]
): void {
  const [act] = useAct(...paths)
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for one press, however often it is drawn.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void act(run).finally(close)
  }, [])
}
