import { useState } from 'react'
import type { ReasonDomain } from '../../../../shared/reason/reason.ts'
import { type Given, isGiven } from '../../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../../shared/reason/screens/useReasons.ts'
import { useKept } from './useKept.ts'

/** A reason of a domain with a note that outlives the closed dialog (`useKept`), and what the server is sent of both. */
export function useKeptReason(domain: ReasonDomain, what: string, id: string) {
  const reasons = useReasons(domain)
  const [reason, setReason] = useState('')
  const [note, setNote, clear] = useKept(what, id)
  const given: Given = { reason, note }
  const onGive = (next: Given) => {
    setReason(next.reason)
    if (next.note !== note) setNote(next.note)
  }
  return {
    fields: { reasons, given, onGive },
    isGiven: isGiven(given, reasons),
    input: { reason, note: note.trim() || undefined },
    clear,
  }
}
