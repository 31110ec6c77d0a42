import { useTranslate } from 'ra-core'
import { commonActions, type Resource } from '../../core/index.ts'
import { useTexts } from '../form/useTexts.ts'

/**
 * What an entry says was done, in words that follow a name. What nothing is called so any more, such as a transition that an area had
 * once, changed the record all the same.
 */
export function useActionWords(resource: Resource): (action: string) => string {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { path, history, workflow } = resource
  return (action) => {
    if (Object.hasOwn(workflow?.transitions ?? {}, action))
      return translate('form.history.step', { step: texts.transition(action) })
    if (history.includes(action)) return translate(`resources.${path}.history.${action}`)
    const common = commonActions.find((each) => each === action) ?? 'update'
    return translate(`form.history.actions.${common}`)
  }
}
