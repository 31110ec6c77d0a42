import type { ReactNode } from 'react'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { Column } from '../derive/columns.ts'

/** A record of a plain list, with what is the same in every shape. */
export interface PlainRow {
  readonly record: AnyRecord
  readonly isPicked: boolean
  /** What picks it; absent where nothing can be done with several records. */
  readonly box: ReactNode
  /** What opens all that may be done with it. */
  readonly menu: ReactNode
}

/** What the records of a plain list are drawn with, as a table or as rows. */
export interface PlainShapeProps {
  area: Resource
  /** The title first. */
  columns: readonly Column[]
  rows: readonly PlainRow[]
  /** What stands in a column in place of the value, where it says it otherwise. */
  cells?: Readonly<Record<string, (record: AnyRecord) => ReactNode>> | undefined
  /** Where the title of a record leads. */
  addressOf: (record: AnyRecord) => string
  /** The column whose amounts are added up below the page. */
  summed?: string | undefined
}
