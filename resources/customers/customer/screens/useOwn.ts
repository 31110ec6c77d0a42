import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { customer } from '../customer.ts'

/** What the customers' own views say. */
export const useOwn = () => useAreaWords<typeof customer>(customer.path)
