import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { rating } from '../rating.ts'

/** What the ratings' own views say. */
export const useOwn = () => useAreaWords<typeof rating>(rating.path)
