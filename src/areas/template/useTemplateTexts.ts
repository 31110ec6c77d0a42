import { useMemo } from 'react'
import { template } from '../../../resources/content/template.ts'
import { useTexts } from '../../views/form/useTexts.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'

/** What the own views of templates say, in the current language. */
export function useTemplateTexts() {
  const { text: own } = useAreaWords(template.path)
  const texts = useTexts(template)
  return useMemo(
    () => ({
      ...texts,
      own,
    }),
    [own, texts],
  )
}
