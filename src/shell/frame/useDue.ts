import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** When it is fetched at the latest (ms): whoever saves data gets it as well, only later. */
const late = 15_000

/** After how long (ms) it is fetched again where it did not come; each time after twice as long. */
const again = 4_000

/**
 * What is on every page and need not be there at first: it is fetched once the page that was opened has had its time. Nobody asked for it,
 * so nobody is told where it does not come: it comes with the network, and with a server that was away for a moment. Whoever presses `key` asks for it: it answers that press (`hearKeys.ts`).
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
    let pause = again
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const fetch = () => {
      clearTimeout(timer)
      load().then(
        (module) => setLoaded({ module }),
        () => {
          clearTimeout(timer)
          if (isOver) return
          timer = setTimeout(fetch, pause)
          pause *= 2
        },
      )
    }
    fetch()
    window.addEventListener('online', fetch)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', fetch)
    }
  }, [isDue, loaded, load])
  return loaded?.module
}
