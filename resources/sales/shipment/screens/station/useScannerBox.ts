import { type RefObject, useEffect } from 'react'
import { isTyping } from '../../../../../src/shell/shortcuts/keys.ts'

/**
 * Sends what is typed to the box of the station, wherever the focus is, so that no code of a scanner is lost or taken for shortcuts.
 * Other boxes, dialogs and keys with Ctrl, Alt or ⌘ are left alone; Enter on a button or a link presses it.
 */
export function useScannerBox(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const target = event.target as HTMLElement
      const isElsewhere = isTyping(event) || target.closest('dialog, [role="dialog"]') !== null
      if (ctrlKey || metaKey || altKey || isElsewhere || !box.current) return
      const isPressed = target.closest('a, button') !== null
      if (key === 'Enter' && !isPressed) {
        event.preventDefault()
        box.current.focus()
        box.current.form?.requestSubmit()
      } else if (key.length === 1 && !(key === ' ' && isPressed)) {
        event.stopPropagation()
        box.current.focus()
      }
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [box])
}
