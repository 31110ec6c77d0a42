import type { Entry } from '../derive/document.ts'
import { fetchOnce } from '../providers/fetchOnce.ts'

/** The document of an entry, fetched once. */
export const readDocument = fetchOnce((entry: Entry) => entry.load())
