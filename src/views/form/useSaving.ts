import { useQueryClient } from '@tanstack/react-query'
import { type UpdateResult, useNotify, useRegisterMutationMiddleware, useSaveContext } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { defined } from '../../core/defined.ts'
import type { AnyRecord } from '../../core/index.ts'
import type { CallMeta } from '../../providers/dataProvider.ts'
import { newKey } from '../../providers/idempotencyKey.ts'
import { recordKey } from '../../providers/recordKey.ts'
import { isReported } from '../../providers/reportFailures.ts'
import { useIsOpen } from '../../providers/useIsOpen.ts'
import { type Failure, failureOf } from './failureOf.ts'
import type { Values } from './values.ts'

/** What came of an attempt to save. */
export type Saved = { readonly record: AnyRecord } | { readonly failure: Failure }

type Next = (resource: string, params: object) => Promise<UpdateResult<AnyRecord>>

interface Saving {
  /**
   * Sends the changes; undefined where an attempt is under way already, or the form was left before the answer came. `version` is the one
   * that they are based on.
   */
  save: (changes: Values, version: number | undefined) => Promise<Saved | undefined>
  isSaving: boolean
  failure: Failure | undefined
  clear: () => void
}

/**
 * Saves through ra-core's controller, once at a time. All attempts to create from one form carry one key, so that neither quick
 * presses nor a repeat after a lost answer make a second record; a new key begins with the next record.
 */
export function useSaving(): Saving {
  const { save: send } = useSaveContext()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const key = useRef(newKey())
  const isUnderWay = useRef(false)
  const outcome = useRef<Saved>(undefined)
  const isOpen = useIsOpen()
  // Heard where it is sent: the callback of success is dropped by react-query where the record is read again before the answer comes, for
  // its key holds the record. That happens when somebody else saves, and when the page is told of this very save.
  useRegisterMutationMiddleware(
    useCallback(
      async (resource: string, params: object, next: Next) => {
        try {
          const answer = await next(resource, params)
          outcome.current = { record: answer.data }
          // ra-core keeps the answer under the version and key it was sent with, where no page looks; who comes back would meet the record of before.
          queryClient.setQueryData(recordKey(resource, answer.data.id), answer.data)
          return answer
        } catch (error) {
          outcome.current = { failure: failureOf(error) }
          throw error
        }
      },
      [queryClient],
    ),
  )
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  const save = useCallback(
    async (changes: Values, version: number | undefined): Promise<Saved | undefined> => {
      if (!send || isUnderWay.current) return undefined
      isUnderWay.current = true
      setSaving(true)
      setFailure(undefined)
      const meta = defined<CallMeta>({ idempotencyKey: key.current, version })
      const data = version === undefined ? changes : { ...changes, version }
      await send(data, {
        meta,
        // Without one ra-core would say in its own words that it was saved.
        onSuccess: () => undefined,
        onError: (error: unknown) => {
          const { message } = error as Error
          if (!isReported(error)) notify(message, { type: 'error', messageArgs: { _: message } })
        },
      })
      const saved = outcome.current
      outcome.current = undefined
      isUnderWay.current = false
      setSaving(false)
      if (!saved || !isOpen()) return undefined
      if ('failure' in saved) setFailure(saved.failure)
      else key.current = newKey()
      return saved
    },
    [send, notify, isOpen],
  )
  return { save, isSaving, failure, clear: useCallback(() => setFailure(undefined), []) }
}
