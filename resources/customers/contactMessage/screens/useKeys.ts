import { useEffect, useRef } from 'react'
import { isTyping } from '../../../../src/shell/shortcuts/keys.ts'
import { useSingleKeys } from '../../../../src/shell/shortcuts/useShortcuts.ts'

/**
 * Single keys of a page, by letter or `ArrowRight`: not while text is typed, not behind a dialog, and not for those who switched
 * such keys off (WCAG 2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const [isOn] = useSingleKeys()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || shiftKey || repeat || isComposing || defaultPrevented) return
      if (isTyping(event) || document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]'))
        return
      const press = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!press) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
