import { rating } from '../../../resources/customers/rating.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'

/** What the ratings' own views say. */
export const useOwn = () => useAreaWords(rating.path)
