import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'

/** Pixels before the edge of the window at which a demonstration is fetched. */
const ahead = 64

/**
 * A demonstration that brings much with it and stands further down on its page: it is fetched as it comes near the window, so that the
 * page is there sooner. Its place is kept free until then, `height` pixels of it.
 */
export function later(load: () => Promise<{ default: ComponentType }>, height = 64): ComponentType {
  const Fetched = lazy(load)
  return function Later() {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setNear] = useState(false)
    useEffect(() => {
      if (!place.current) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          setNear(true)
        },
        { rootMargin: `${ahead}px` },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    return isNear ? <Fetched /> : <div ref={place} data-later style={{ blockSize: height }} />
  }
}
