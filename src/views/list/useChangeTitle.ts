import { useLocale, useTranslate } from 'ra-core'
import type { BulkChange } from '../../providers/shopCalls.ts'
import { useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'

/** The words of a change: the fields it set, with the language of translated texts, and how many records it was. */
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
  return ({ fields, count }: BulkChange) => ({
    fields: new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields.map(labelOf)),
    what: texts.count(count),
  })
}
