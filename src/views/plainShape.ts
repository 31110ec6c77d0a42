import type { ReactNode } from 'react'
import type { MenuAct } from '../controls/parts/MenuButton.tsx'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { Column } from '../derive/columns.ts'

/** What the records of a plain list are drawn with, as a table or as rows. */
export interface PlainShapeProps {
  area: Resource
  /** The title first. */
  columns: readonly Column[]
  data: readonly AnyRecord[]
  /** What stands in a column in place of the value, where it says it otherwise. */
  cells?: Readonly<Record<string, (record: AnyRecord) => ReactNode>> | undefined
  /** Where the title of a record leads. */
  addressOf: (record: AnyRecord) => string
  /** What may be done with a record. */
  actsOf: (record: AnyRecord) => readonly (readonly MenuAct[])[]
  /** The column whose amounts are added up below the page. */
  summed?: string | undefined
  /** Absent where nothing can be done with several records. */
  picking:
    | {
        readonly ids: readonly string[]
        readonly toggle: (ids: readonly string[], isPicked: boolean) => void
      }
    | undefined
}
