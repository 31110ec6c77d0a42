import { customer } from '../../../resources/customers/customer.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'

/** What the customers' own views say. */
export const useOwn = () => useAreaWords(customer.path)
