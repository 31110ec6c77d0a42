import { contactMessage } from '../contactMessage.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

/** What the messages' own views say. */
export const useOwn = () => useAreaWords(contactMessage.path)
