import { useEffect, useRef } from 'react'
import { isModal, isTyping } from '../shortcuts/keys.ts'
import type { Notice } from './useNotices.ts'

/**
 * Ctrl or ⌘ with Z presses the undo of the latest message that offers one. Where text is written, or a sheet or a dialog has the
 * keyboard, the keys are theirs.
 */
export function useUndoKey(notices: readonly Notice[], undo: (notice: Notice) => void): void {
  const latest = useRef({ notices, undo })
  latest.current = { notices, undo }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.defaultPrevented || event.repeat || isTyping(event) || isModal()) return
      const offering = latest.current.notices.findLast(({ payload: { notificationOptions = {} } }) =>
        Boolean(notificationOptions.undoable || notificationOptions.onUndo),
      )
      if (!offering) return
      event.preventDefault()
      latest.current.undo(offering)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
