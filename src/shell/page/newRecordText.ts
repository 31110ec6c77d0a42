import type { useTranslate } from 'ra-core'
import { inSentence } from './inSentence.ts'

/** What a record that is about to be made is called: as its area says it, else `New order`. */
export const newRecordText = (translate: ReturnType<typeof useTranslate>, path: string): string =>
  translate(`resources.${path}.new`, {
    _: translate('shell.page.create', {
      name: inSentence(translate(`resources.${path}.name`, { smart_count: 1 })),
    }),
  })
