import { rating } from '../rating.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

/** What the ratings' own views say. */
export const useOwn = () => useAreaWords(rating.path)
