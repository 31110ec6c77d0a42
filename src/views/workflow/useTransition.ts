import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { recordKey } from '../../providers/recordKey.ts'
import { isReported } from '../../providers/reportFailures.ts'
import { type Failure, failureOf } from '../form/failureOf.ts'
import { useTexts } from '../form/useTexts.ts'

interface Transitioning {
  /** Takes a record through a transition; undefined once it is done, else why not. The record is then read again. */
  move: (record: AnyRecord, name: string, answers: Record<string, unknown>) => Promise<Failure | undefined>
  isMoving: boolean
}

/** The one way in which a status changes here; the server judges, and whoever comes too late sees the record as it is now. */
export function useTransition(
  resource: Resource,
  onMoved: (record: AnyRecord) => void,
  { isQuiet = false } = {},
): Transitioning {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const texts = useTexts(resource)
  const [isMoving, setMoving] = useState(false)

  const move = async (record: AnyRecord, name: string, answers: Record<string, unknown>) => {
    setMoving(true)
    try {
      const { data } = await dataProvider.transition(resource.path, {
        id: record.id,
        name,
        version: record.version,
        data: answers,
      })
      const moved = data as AnyRecord
      queryClient.setQueryData(recordKey(resource.path, record.id), moved)
      await queryClient.invalidateQueries({
        queryKey: [resource.path],
        predicate: ({ queryKey }) => queryKey[1] !== 'getOne',
      })
      onMoved(moved)
      notify('form.workflow.done', {
        type: 'success',
        messageArgs: { name: texts.name(), status: texts.value('status', String(moved.status)) },
      })
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'stale' || failure.kind === 'refused')
        await queryClient.invalidateQueries({ queryKey: [resource.path, 'getOne'] })
      if (!isQuiet && !isReported(error))
        notify(messageOf(failure), { type: 'warning', messageArgs: { _: messageOf(failure) } })
      return failure
    } finally {
      setMoving(false)
    }
  }
  return { move, isMoving }
}

/** Why a transition did not happen, in words: what the server says, with the fields it names. */
export function messageOf(failure: Failure): string {
  if (failure.kind === 'stale') return 'form.workflow.stale'
  if (failure.kind === 'invalid') return failure.problems.map(({ message }) => message).join(' ')
  return failure.message
}
