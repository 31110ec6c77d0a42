import { useLocale, useTranslate } from 'ra-core'
import type { BulkChange } from '../../derive/bulkChange.ts'
import { useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'

/** A change, or what puts one back that was done by `undoes`. */
type Change = Pick<BulkChange, 'action' | 'fields' | 'count'> & { readonly undoes?: string | null }

/** The words of a change: what was done, or the fields it set with the language of translated texts, and to how many records. */
export function useChangeTitle() {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const labelOf = (path: string) => {
    const [name = '', language, text = ''] = path.split('.')
    return language === undefined
      ? texts.field(name)
      : translate('form.inLanguage', {
          field: texts.field(text),
          language: translate(`form.languages.${language}`),
        })
  }
  const deedOf = ({ action, fields }: Pick<BulkChange, 'action' | 'fields'>) => {
    if (action === 'delete') return translate('task.undo.deleted')
    if (action === 'import') return translate('task.undo.imported')
    if (action !== 'update')
      return resource.workflow?.transitions[action] ? texts.transition(action) : texts.action(action)
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields.map(labelOf))
  }
  return ({ undoes = null, ...change }: Change) => ({
    fields:
      undoes === null
        ? deedOf(change)
        : translate('task.undo.undoing', { deed: deedOf({ ...change, action: undoes }) }),
    what: texts.count(change.count),
  })
}
