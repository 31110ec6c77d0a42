import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { order } from '../order.ts'

/** What the orders' own views say; the path is written out, so that a word costs no descriptor. */
export const useOwn = () => useAreaWords<typeof order>('pages/orders-list')
