import type { AnyRecord } from '../../core/index.ts'
import type { RowPress } from './useRowPress.ts'
import type { Selection } from './useSelection.ts'

/** What the records of a page are drawn with, in whatever shape. */
export interface RecordShapeProps {
  /** Absent where nothing can be done with several records. */
  selection: Selection | undefined
  onMenu: RowPress['onMenu']
  /** Where a found record of a tree lies, in words. */
  placeOf: (record: AnyRecord) => string | undefined
}
