import { useCallback, useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '../../../../../src/providers/drafts.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'

/**
 * A text that outlives a closed dialog, a reload and the end of the session: it stands there again for the same person until it
 * is sent (`forget`). `what` names what it is for (`order.comment`), `id` the record; give its component the id as its key.
 */
export function useKept(
  what: string,
  id: string,
  start = '',
): [text: string, setText: (text: string) => void, clear: () => void] {
  // The session may be gone by the time something must be kept.
  const user = useRef(useSession()?.userId ?? '').current
  const key = { user, resource: what, id }
  const [text, setText] = useState(() => {
    const kept = user === '' ? undefined : readDraft(key)?.values.text
    return typeof kept === 'string' ? kept : start
  })
  const write = (next: string) => {
    setText(next)
    if (user === '') return
    if (next.trim() === '' || next === start) clearDraft(key)
    else saveDraft(key, { text: next }, 0)
  }
  const clear = useCallback(() => {
    setText('')
    clearDraft({ user, resource: what, id })
  }, [user, what, id])
  return [text, write, clear]
}
