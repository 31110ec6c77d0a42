import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in pixels, so that a drawing has its text in its real size at every width. */
export function useWidth<E extends HTMLElement>(usual = 640): [RefObject<E | null>, number] {
  const place = useRef<E>(null)
  const [width, setWidth] = useState(usual)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}
