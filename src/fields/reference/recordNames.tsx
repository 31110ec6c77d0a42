import { createContext, useContext } from 'react'
import type { Picture } from '../image/image.ts'

/** A record that something refers to: how it is called, and the route to it where the viewer may open it. */
export interface NamedRecord {
  title: string
  picture?: Picture | null
  to?: string | undefined
}

/** Names a record of a resource. The title is empty while it is being loaded, and an id cut short where the record is not to be seen. */
export interface RecordNames {
  (target: string, id: string): NamedRecord
  /** Whether none is still being loaded. */
  readonly isWhole?: boolean
}

/** Filled in for a whole page at once (`src/views/NamedRecords.tsx`), so that a list asks once for each resource and not once for each cell. */
export const RecordNamesContext = createContext<RecordNames>((_, id) => ({ title: shortId(id) }))

export const useRecordNames = (): RecordNames => useContext(RecordNamesContext)

/** The end of an id, which differs between records made in the same moment. */
export const shortId = (id: string): string => `…${id.slice(-6)}`
