import { type HttpError, useDataProvider, useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import type { Confirmation } from './useConfirmation.tsx'
import type { Proof } from './useProof.tsx'

type Form = UseFormReturn<Record<string, { value: unknown }>>

/**
 * Saves the changed settings of a form one by one; answers how many were stored, and how many wait for a second person. What is
 * refused says why at its input.
 */
export function useSaveSettings(
  resource: Resource,
  form: Form,
  proven: Proof['proven'],
  confirmed: Confirmation['confirmed'],
) {
  const provider = useDataProvider()
  const translate = useTranslate()
  // What was stored here stands in the page only once it was read again; who saves sooner goes on from it all the same.
  const stored = useRef(new Map<unknown, AnyRecord>())
  return async (records: readonly AnyRecord[]): Promise<{ saved: number; proposed: number }> => {
    const { dirtyFields } = form.formState
    const changed = records.filter(({ id }) => dirtyFields[id]?.value)
    let saved = 0
    let proposed = 0
    for (const read of changed) {
      const { id } = read
      const kept = stored.current.get(id)
      const record = kept && kept.version > read.version ? kept : read
      const { version } = record
      const value = form.getValues(`${id}.value`) ?? null
      try {
        const typed = await confirmed([{ key: record.key, value: record.value }])
        if (typed === undefined) continue
        const change = { id, data: { value, version }, previousData: record, meta: { confirmed: typed } }
        const { data } = await proven(() => provider.update(resource.path, change))
        stored.current.set(id, data)
        form.resetField(`${id}.value`, { defaultValue: (data.value ?? null) as never })
        if (data.proposedAt && data.proposedAt !== record.proposedAt) proposed++
        else saved++
      } catch (error) {
        const { status, body, message } = error as HttpError
        const reason = status === 409 ? translate(`resources.${resource.path}.own.changedElsewhere`) : message
        form.setError(`${id}.value`, { message: body?.errors?.value ?? reason })
      }
    }
    return { saved, proposed }
  }
}
