import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** When it is fetched at the latest (ms): whoever saves data gets it as well, only later. */
const late = 15_000

/**
 * What is on every page and need not be there at first: it is fetched once the page that was opened has had its time. Nobody asked for it,
 * so nobody is told where it does not come: it comes with the network. Whoever presses `key` asks for it: it answers that press (`hearKeys.ts`).
 */
export function useDue<Module>(load: () => Promise<Module>, key?: string): Module | undefined {
  const [isDue, setDue] = useState(false)
  const [loaded, setLoaded] = useState<{ module: Module }>()
  useEffect(() => {
    const callOff = whenIdle(() => setDue(true))
    const timer = setTimeout(() => setDue(true), late)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === key) setDue(true)
    }
    document.addEventListener('keydown', onKey)
    return () => {
      callOff()
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [key])
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
