import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { type Failure, failureOf } from '../../../../src/views/form/failureOf.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useDeleteOne } from '../../../../src/views/useDeleteOne.ts'
import type { calendarEvent } from '../calendarEvent.ts'

type Event = RecordOf<typeof calendarEvent>

/** Stores an event, and answers why it could not; deletes it, and offers to put it back. */
export function useWriteEvent(resource: Resource, { text }: AreaWords, onDone: () => void) {
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const [removeOne, isRemoving] = useDeleteOne(resource, {
    removed: text('removed'),
    restored: text('restored'),
  })
  const [isSaving, setSaving] = useState(false)

  const save = async (event: Event | undefined, data: Partial<Event>): Promise<Failure | undefined> => {
    setSaving(true)
    try {
      if (event) await provider.update(resource.path, { id: event.id, data, previousData: event })
      else await provider.create(resource.path, { data })
      notify(text('saved'), { type: 'success' })
      onDone()
      return undefined
    } catch (error) {
      return failureOf(error)
    } finally {
      setSaving(false)
      await client.invalidateQueries({ queryKey: [resource.path] })
    }
  }

  const remove = async (event: Event) => {
    if (await removeOne(event)) onDone()
  }
  return { save, remove, isBusy: isSaving || isRemoving }
}
