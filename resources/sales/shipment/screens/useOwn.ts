import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { shipment } from '../shipment.ts'

/** What the views of parcels say, on the pages of other areas too. */
export const useOwn = () => useFetchedWords<typeof shipment>('shipment')
