import { customer } from '../customer.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

/** What the customers' own views say. */
export const useOwn = () => useAreaWords(customer.path)
