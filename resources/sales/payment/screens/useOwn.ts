import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'

/** What the views of payments and refunds say, on the pages of other areas too. */
export const useOwn = (name: 'payment' | 'refund' = 'payment') => useFetchedWords(name)
