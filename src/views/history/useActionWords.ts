import { useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import { useTexts } from '../form/useTexts.ts'

const actions = [
  ...['create', 'update', 'delete', 'import', 'revealed', 'viewedAs', 'printed', 'undo', 'undelete'],
  ...['move', 'comment', 'restore', 'viewShared', 'viewUnshared', 'viewChanged', 'viewRemoved'],
]

/** What an entry says was done, in words. */
export function useActionWords(resource: Resource): (action: string) => string {
  const translate = useTranslate()
  const texts = useTexts(resource)
  return (action) =>
    actions.includes(action)
      ? translate(`form.history.actions.${action}`)
      : translate('form.history.step', { step: texts.transition(action) })
}
