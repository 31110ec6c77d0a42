import { useEffect, useState } from 'react'

/** Seconds left of a waiting time, and how to start one; goes by the clock, so that a sleeping tab does not stretch it. */
export function useCountdown(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((end - now) / 1000))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])

  const start = (seconds: number) => {
    const at = Date.now()
    setNow(at)
    setEnd(at + seconds * 1000)
  }
  return [left, start]
}
