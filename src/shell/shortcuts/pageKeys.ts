import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hearKeys, isLate } from './hearKeys.ts'
import { isModal, isTyping } from './keys.ts'
import { patience, useSingleKeys } from './useShortcuts.ts'

/** A key of the page that is shown: a letter or the name of a key (`mod+Enter` with Ctrl or ⌘), and what it does in the words of the list of shortcuts. */
export interface PageKey {
  readonly key: string
  readonly text: string
  readonly run: () => void
  /** It only shows something, so a press is obeyed as well that was made before its part of the page was there. */
  readonly waits?: boolean
}

let shown: readonly PageKey[] = []
/** Each part of a page may have keys. */
const lists = new Set<readonly PageKey[]>()
const listeners = new Set<() => void>()

function tell(): void {
  shown = [...lists].flat()
  for (const listener of listeners) listener()
}

/** The keys of the page that is shown, for the list of shortcuts. */
export const usePageKeyList = (): readonly PageKey[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => shown,
  )

/**
 * Gives the page keys of its own and names them in the list of shortcuts. They are silent while text is typed, behind a dialog, and for
 * those who switched single keys off (WCAG 2.1.4).
 */
export function usePageKeys(keys: readonly PageKey[]): void {
  const [isOn] = useSingleKeys()
  const latest = useRef(keys)
  const going = useRef(0)
  latest.current = keys
  const names = keys.map(({ key, text }) => `${key} ${text}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names tell when the list is another one
  useEffect(() => {
    const mine = latest.current
    lists.add(mine)
    tell()
    return () => {
      lists.delete(mine)
      tell()
    }
  }, [names])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that has come may have been pressed before
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing, defaultPrevented } = event
      // Signs such as # are typed with Shift on some keyboards; letters with it are other keys.
      const isShifted = shiftKey && (key.length > 1 || /\p{L}/u.test(key))
      if (altKey || isShifted || repeat || isComposing || defaultPrevented) return
      const mod = ctrlKey || metaKey ? 'mod+' : ''
      if (!isOn && !mod) return
      if (isTyping(event) || isModal()) return
      // The second key after `g` leads to an area.
      if (!mod && going.current > Date.now()) {
        going.current = 0
        return
      }
      const pressed = mod + (key.length === 1 ? key.toLowerCase() : key)
      if (pressed === 'g') going.current = Date.now() + patience
      const found = latest.current.find((each) => each.key === pressed)
      if (!found || (isLate(event) && !found.waits)) return
      event.preventDefault()
      found.run()
    }
    return hearKeys(onKeyDown)
  }, [isOn, names])
}
