import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import type { Draft } from '../rules/answer.ts'

/** A stored draft, as far as it must be known to write to it. */
export interface StoredDraft {
  readonly id: string
  readonly version: number
}

/** Milliseconds of quiet after which what was written is stored. */
const quiet = 2_000

/**
 * A letter under way. It is stored by itself a moment after each change, when the page is hidden and when it is left; `save` does it at
 * once and answers what is stored. `onStored` hears of a new draft’s id.
 */
export function useLetterDraft(
  resource: Resource,
  begun: { readonly draft: Draft; readonly stored: StoredDraft | undefined },
  onStored: (id: string) => void,
) {
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const reason = useReason()
  const [draft, setDraft] = useState(begun.draft)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [kept, setKept] = useState(begun.draft)
  const now = useRef({ draft, kept, stored: begun.stored, going: Promise.resolve() })
  now.current.draft = draft
  const tell = useRef(onStored)
  tell.current = onStored

  const save = useCallback((): Promise<StoredDraft | undefined> => {
    const write = async () => {
      const { draft: wanted, kept: known, stored } = now.current
      if (wanted === known) return
      setSaving(true)
      const { subject, ...rest } = wanted
      const data = { ...rest, subject: subject.trim() || null }
      try {
        const { data: answer } = stored
          ? await provider.update(resource.path, {
              id: stored.id,
              data,
              previousData: { id: stored.id },
              meta: { version: stored.version },
            })
          : await provider.create(resource.path, { data })
        now.current.kept = wanted
        now.current.stored = { id: answer.id, version: answer.version }
        setKept(wanted)
        setFailure(undefined)
        if (!stored) tell.current(answer.id)
        await client.invalidateQueries({ queryKey: [resource.path] })
      } finally {
        setSaving(false)
      }
    }
    // One after the other: each is based on the version that the one before it left.
    const next = now.current.going.then(write)
    now.current.going = next.catch((error: unknown) => setFailure(reason(error)))
    return next.then(() => now.current.stored)
  }, [provider, client, resource.path, reason])

  useEffect(() => {
    if (draft === kept) return
    const timer = setTimeout(() => void save().catch(() => undefined), quiet)
    return () => clearTimeout(timer)
  }, [draft, kept, save])

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void save().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [save])

  const set = useCallback((changed: Partial<Draft>) => setDraft((known) => ({ ...known, ...changed })), [])
  return {
    draft,
    set,
    save,
    isSaving,
    failure,
    isUnsaved: draft !== kept,
    isStored: now.current.stored !== undefined,
    stored: () => now.current.stored,
  }
}

export type LetterDraft = ReturnType<typeof useLetterDraft>
