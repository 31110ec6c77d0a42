import { useEffect, useState } from 'react'

/** A value once it has not changed for a while (milliseconds), for what is asked of the server while somebody types. */
export function useLater<T>(value: T, delay = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
