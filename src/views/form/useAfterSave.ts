import { useCreatePath, useNavigate, useNotify } from 'ra-core'
import type { AnyRecord } from '../../core/index.ts'
import { useFormFacts } from './FormContexts.ts'
import { useTexts } from './useTexts.ts'

/** Says what was saved, and leads to the record that was made. */
export function useAfterSave() {
  const { resource } = useFormFacts()
  const texts = useTexts(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  return (record: AnyRecord, { isNew, another }: { isNew: boolean; another: boolean }) => {
    notify(isNew ? 'form.created' : 'form.saved', { type: 'success', messageArgs: { name: texts.name() } })
    if (!isNew || another) return
    navigate(
      createPath({ resource: resource.path, id: record.id, type: resource.opensForm ? 'edit' : 'show' }),
      { replace: true },
    )
  }
}
