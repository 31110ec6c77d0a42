import { useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, type DraftKey, readDraft, saveDraft } from '../../providers/drafts.ts'
import { onSessionChange, readSession } from '../../providers/session.ts'
import { useStoreSoon } from '../form/useDraft.ts'
import type { Edits } from './edits.ts'

/**
 * Keeps the unsaved changes of an area's sheets in this browser, like the draft of a form: they outlive a reload, another page and the
 * end of the session, and stand in their cells again when the same person comes back.
 */
export function useSheetDraft(area: string, edits: Edits) {
  // The session may be gone by the time something must be kept.
  const [key] = useState((): DraftKey => ({ user: readSession()?.userId ?? '', resource: area, id: 'grid' }))
  const latest = useRef(edits)
  latest.current = edits
  const isOver = useRef(key.user === '')
  const keep = useCallback(() => {
    if (key.user === '') return
    if (Object.keys(latest.current).length === 0) clearDraft(key)
    else saveDraft(key, { edits: latest.current }, 0)
  }, [key])
  const { storeSoon, flush } = useStoreSoon(keep, isOver)
  const first = useRef(edits)
  useEffect(() => {
    if (edits !== first.current) storeSoon()
  }, [edits, storeSoon])
  useEffect(() => onSessionChange(({ kind }) => void (kind === 'paused' && flush())), [flush])
}

/** What was left unsaved the last time. */
export const draftedEdits = (area: string): Edits =>
  (readDraft({ user: readSession()?.userId ?? '', resource: area, id: 'grid' })?.values.edits ?? {}) as Edits
