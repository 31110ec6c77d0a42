import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least so many pixels wide; right from the first drawing, and in step with the window. */
export function useMinWidth(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
