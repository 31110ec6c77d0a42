import { useTranslate } from 'ra-core'
import { useFormFacts } from './FormContexts.ts'
import { useTexts } from './useTexts.ts'
import type { Part } from './values.ts'

/** What parts of a record are called: `Name`, `Name (French)`. */
export function useChangeNames(parts: readonly Part[]): string[] {
  const { resource } = useFormFacts()
  const translate = useTranslate()
  const texts = useTexts(resource)
  return parts.map(({ name, locale }) =>
    locale
      ? translate('form.inLanguage', {
          field: texts.field(name),
          language: translate(`form.languages.${locale}`),
        })
      : texts.field(name),
  )
}
