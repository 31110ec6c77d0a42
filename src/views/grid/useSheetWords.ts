import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import type { Texts } from '../form/useTexts.ts'
import type { SheetWords } from './sheetClipboard.ts'

/** What the cells of a sheet are read and written with, in the language of the page. */
export function useSheetWords(texts: Texts): SheetWords {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const names = useRecordNames()
  return useMemo(() => {
    const common = { locale, yes: translate('fields.yes'), no: translate('fields.no') }
    return {
      wordsOf: ({ name }) => ({ ...common, valueWord: (value) => texts.value(name, value) }),
      titleOf: (target, id) => names(target, id).title,
    }
  }, [translate, locale, texts, names])
}
