import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { contactMessage } from '../contactMessage.ts'

/** What the messages' own views say. */
export const useOwn = () => useAreaWords<typeof contactMessage>(contactMessage.path)
