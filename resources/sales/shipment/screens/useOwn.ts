import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'

/** What the views of parcels say, on the pages of other areas too. */
export const useOwn = () => useFetchedWords('shipment')
