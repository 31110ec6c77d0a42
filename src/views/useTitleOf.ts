import { useLocaleState, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { AnyRecord, AreaHead } from '../core/index.ts'
import { type LookupRecord, titleOf } from './titleOf.ts'

/** What records are called in the language of now; where the title is a key that the texts of its area name, by that name. */
export function useTitleOf(): (area: AreaHead, record: AnyRecord | LookupRecord) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return useCallback(
    (area, record) => {
      const title = titleOf(area, record, locale)
      return area.titleTexts === undefined
        ? title
        : translate(`resources.${area.path}.own.${area.titleTexts}.${title}`, { _: title })
    },
    [translate, locale],
  )
}
