import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * For a panel that takes the focus while it is open: a press elsewhere closes it, and when it goes, the focus returns to where it
 * came from.
 */
export function usePassing(
  panel: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  onClose: () => void,
): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const isInside = (element: Element | null) => element?.contains(target as Node)
      if (!isInside(panel.current) && !isInside(anchor)) close.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [panel, anchor])
  useLayoutEffect(() => {
    const element = panel.current
    const before = document.activeElement
    // What stands in it and asked for the focus has it by now.
    const isNowhere = !before || before === document.body || element?.contains(before)
    return () => {
      if (!element?.contains(document.activeElement)) return
      const place = isNowhere ? (anchor.querySelector('input') ?? anchor) : before
      if (place instanceof HTMLElement) place.focus()
    }
  }, [panel, anchor])
}
