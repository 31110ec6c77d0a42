import { useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, type DraftKey, readDraft, saveDraft } from '../../providers/drafts.ts'
import { onSessionChange, readSession } from '../../providers/session.ts'
import { type Part, type Values, valueAt } from './values.ts'

/** What was typed over which values, by path; offered when the form is opened again. */
export interface OfferedDraft {
  readonly mine: Values
  readonly base: Values
  readonly version: number
  readonly at: number
}

interface UseDraftProps {
  resource: string
  id: string
  version: number
  /** What may be changed here. */
  parts: readonly Part[]
  changed: readonly Part[]
  base: Values
  /** The values as they are now; read when the draft is written. */
  values: () => Values
}

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 400

/**
 * Keeps what is typed in this browser until it is saved or thrown away: it outlives a crash, a reload and the end of the session,
 * and is offered again to the same person only.
 */
export function useDraft({ resource, id, version, parts, changed, base, values }: UseDraftProps) {
  // The session may be gone by the time something must be kept.
  const [key] = useState((): DraftKey => ({ user: readSession()?.userId ?? '', resource, id }))
  const [found, setFound] = useState((): OfferedDraft | undefined => offeredIn(key))
  const latest = useRef({ changed, base, values, version })
  latest.current = { changed, base, values, version }
  const isOver = useRef(false)
  const isKept = useRef(false)

  const keep = useCallback(() => {
    const now = latest.current
    if (isOver.current || key.user === '') return
    if (now.changed.length === 0) {
      // Everything was put back by hand: nothing is left to offer.
      if (isKept.current) clearDraft(key)
      return
    }
    isKept.current = true
    const at = (from: Values) =>
      Object.fromEntries(now.changed.map(({ path }) => [path, valueAt(from, path) ?? null]))
    saveDraft(key, { mine: at(now.values()), base: at(now.base) }, now.version)
  }, [key])

  const clear = useCallback(() => {
    isOver.current = true
    clearDraft(key)
    setFound(undefined)
  }, [key])

  const { storeSoon, flush } = useStoreSoon(keep, isOver)
  // Without a session nothing may be changed, so nothing would count as changed: the draft stays as it was at that moment.
  const isFrozen = useRef(false)
  useEffect(
    () =>
      onSessionChange(({ kind }) => {
        if (kind === 'paused') return flush()
        if (kind !== 'ended' && kind !== 'replaced') return
        flush()
        isFrozen.current = true
        isOver.current = true
      }),
    [flush],
  )

  return {
    /** To restore what may not be changed would bring nothing back, and the offer would be gone: rights of now may still be on their way. */
    offered: found && parts.some(({ path }) => path in found.mine) ? found : undefined,
    /** Call on every change of a value. */
    storeSoon: useCallback(() => {
      if (!isFrozen.current) storeSoon()
    }, [storeSoon]),
    clear,
    decline: useCallback(() => {
      clearDraft(key)
      setFound(undefined)
    }, [key]),
    accept: useCallback(() => setFound(undefined), []),
  }
}

/** Keeps something after a moment of quiet, and at once where the page is left. */
export function useStoreSoon(keep: () => void, isOver: React.RefObject<boolean>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPending = useRef(false)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (isPending.current) keep()
    isPending.current = false
  }, [keep])
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])
  const storeSoon = useCallback(() => {
    isOver.current = false
    isPending.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, quiet)
  }, [flush, isOver])
  return { storeSoon, flush }
}

function offeredIn(key: DraftKey): OfferedDraft | undefined {
  const draft = key.user === '' ? undefined : readDraft(key)
  const { mine, base } = (draft?.values ?? {}) as { mine?: Values; base?: Values }
  return draft && mine && base ? { mine, base, version: draft.version, at: draft.at } : undefined
}
