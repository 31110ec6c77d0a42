import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useDeleteOne } from '../../../../src/views/useDeleteOne.ts'
import type { calendarEvent } from '../calendarEvent.ts'

type Event = RecordOf<typeof calendarEvent>

/** Stores an event, and answers what was wrong by its fields, under no name for the whole of it; deletes it, and offers to put it back. */
export function useWriteEvent(resource: Resource, { text }: AreaWords, onDone: () => void) {
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const reason = useReason()
  const [removeOne, isRemoving] = useDeleteOne(resource, {
    removed: text('removed'),
    restored: text('restored'),
  })
  const [isSaving, setSaving] = useState(false)

  const save = async (
    event: Event | undefined,
    data: Partial<Event>,
  ): Promise<Readonly<Record<string, string>>> => {
    setSaving(true)
    try {
      if (event) await provider.update(resource.path, { id: event.id, data, previousData: event })
      else await provider.create(resource.path, { data })
      notify(text('saved'), { type: 'success' })
      onDone()
      return {}
    } catch (error) {
      const { body } = error as { body?: { errors?: Record<string, string> } }
      const named = Object.entries(body?.errors ?? {}).filter(([name]) => name !== 'root')
      return named.length > 0 ? Object.fromEntries(named) : { '': reason(error) }
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
