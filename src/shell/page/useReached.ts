import { type RefObject, useEffect, useState } from 'react'

/** Pixels below the upper edge within which a part counts as reached. */
const reach = 96

/**
 * The id of the part that is being read: the last one that begins above, or just below, the upper edge of what scrolls (the window,
 * or `box`); the first before any has been reached, the last at the end.
 */
export function useReached(ids: readonly string[], box?: RefObject<HTMLElement | null>): string | undefined {
  const [reached, setReached] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const scroller = box?.current
    const names = key.split(' ')
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = scroller ?? document.documentElement
      const edge = scroller?.getBoundingClientRect().top ?? 0
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      const above = names.filter((name) => {
        const part = document.getElementById(name)
        return part !== null && part.getBoundingClientRect().top - edge <= reach
      })
      setReached(isAtEnd ? names.at(-1) : (above.at(-1) ?? names[0]))
    }
    look()
    const target = scroller ?? window
    target.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    // What grows or shrinks on the page moves its parts, and nobody has scrolled.
    const observer = new ResizeObserver(look)
    observer.observe(scroller?.firstElementChild ?? document.body)
    return () => {
      observer.disconnect()
      target.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [key, box])
  return reached
}
