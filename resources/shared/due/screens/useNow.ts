import { useSyncExternalStore } from 'react'

const step = 30_000

/** The time, moving on every half minute: one timer for all that count down. */
export const useNow = (): number => useSyncExternalStore(subscribe, current)

const current = () => Math.floor(Date.now() / step) * step

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step)
  return () => clearInterval(timer)
}
