import { contactMessage } from '../../../resources/customers/contactMessage.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'

/** What the messages' own views say. */
export const useOwn = () => useAreaWords(contactMessage.path)
