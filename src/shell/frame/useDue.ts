import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** When it is fetched at the latest (ms): whoever saves data gets it as well, only later. */
const late = 15_000

/**
 * What is on every page and need not be there at first: it is fetched once the page that was opened has had its time. Nobody asked for it,
 * so nobody is told where it does not come: it comes with the network.
 */
export function useDue<Module>(load: () => Promise<Module>): Module | undefined {
  const [isDue, setDue] = useState(false)
  const [loaded, setLoaded] = useState<{ module: Module }>()
  useEffect(() => {
    const callOff = whenIdle(() => setDue(true))
    const timer = setTimeout(() => setDue(true), late)
    return () => {
      callOff()
      clearTimeout(timer)
    }
  }, [])
  useEffect(() => {
    if (!isDue || loaded) return
    const fetch = () =>
      void load().then(
        (module) => setLoaded({ module }),
        () => undefined,
      )
    fetch()
    window.addEventListener('online', fetch)
    return () => window.removeEventListener('online', fetch)
  }, [isDue, loaded, load])
  return loaded?.module
}
