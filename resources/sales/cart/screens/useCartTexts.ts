import { useTranslate } from 'ra-core'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { cart } from '../cart.ts'

/** What the carts' own views say. */
export function useCartTexts() {
  const translate = useTranslate()
  const { text: own, ...words } = useAreaWords<typeof cart>(cart.path)
  return {
    ...words,
    own,
    /** Why nobody may be reminded, in a sentence; with how many messages went out lately. */
    problem: (code: string, count: number) => translate(`errors.${code}`, { count }),
  }
}
