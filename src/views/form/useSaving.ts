import { useNotify, useSaveContext } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { newKey } from '../../providers/idempotencyKey.ts'
import { isTold } from '../../providers/tellFailures.ts'
import { type Failure, failureOf } from './failureOf.ts'
import type { Values } from './values.ts'

/** What came of an attempt to save. */
export type Saved = { readonly record: AnyRecord } | { readonly failure: Failure }

interface Saving {
  /** Sends the changes; undefined where an attempt is under way already. `version` is the one that they are based on. */
  save: (changes: Values, version: number | undefined) => Promise<Saved | undefined>
  isSaving: boolean
  failure: Failure | undefined
  forget: () => void
}

/**
 * Saves through ra-core's controller, once at a time. All attempts to create from one form carry one key, so that neither quick
 * presses nor a repeat after a lost answer make a second record; a new key begins with the next record.
 */
export function useSaving(): Saving {
  const { save: send } = useSaveContext()
  const notify = useNotify()
  const key = useRef(newKey())
  const isUnderWay = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const save = useCallback(
    async (changes: Values, version: number | undefined): Promise<Saved | undefined> => {
      if (!send || isUnderWay.current) return undefined
      isUnderWay.current = true
      setSaving(true)
      setFailure(undefined)
      const meta = { idempotencyKey: key.current, ...(version === undefined ? {} : { version }) }
      const data = version === undefined ? changes : { ...changes, version }
      const saved = await new Promise<Saved>((resolve) => {
        const done = send(data, {
          meta,
          onSuccess: (record: AnyRecord) => resolve({ record }),
          onError: (error: unknown) => {
            const { message } = error as Error
            if (!isTold(error)) notify(message, { type: 'error', messageArgs: { _: message } })
            resolve({ failure: failureOf(error) })
          },
        })
        // Whatever ra-core does with an error, the promise ends after the callbacks.
        Promise.resolve(done).catch((error: unknown) => resolve({ failure: failureOf(error) }))
      })
      isUnderWay.current = false
      setSaving(false)
      if ('failure' in saved) setFailure(saved.failure)
      else key.current = newKey()
      return saved
    },
    [send, notify],
  )
  return { save, isSaving, failure, forget: useCallback(() => setFailure(undefined), []) }
}
