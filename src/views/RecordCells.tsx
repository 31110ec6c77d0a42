import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../core/index.ts'
import type { Column } from '../derive/columns.ts'
import { CellValue } from './list/CellValue.tsx'
import { endKinds } from './list/columnTracks.ts'
import { useViews } from './loadViews.ts'
import type { Head } from './SmallTable.tsx'

/** What stands above the columns of records in a small table: as in the list of their area, figures at the end. */
export const headsOf = (columns: readonly Column[], nameOf: (field: string) => string): Head[] =>
  columns.map(({ name, field }) => (endKinds.has(field.kind) ? { end: nameOf(name) } : nameOf(name)))

interface RecordCellProps {
  resource: Resource
  column: Column
  record: AnyRecord
  /** What stands in a column in place of the value, where the page says it otherwise. */
  own?: Readonly<Record<string, (record: AnyRecord) => ReactNode>> | undefined
}

/** One value of a record, as the list of its area draws it: a state looks alike wherever it is met. */
export function RecordCell({ resource, column, record, own = none }: RecordCellProps) {
  const views = useViews(resource)
  return (
    <Suspense fallback={<Skeleton height={22} />}>
      {Object.hasOwn(own, column.name) ? (
        own[column.name]?.(record)
      ) : (
        <CellValue resource={resource} column={column} record={record} views={views} />
      )}
    </Suspense>
  )
}

interface RecordCellsProps extends Omit<RecordCellProps, 'column'> {
  columns: readonly Column[]
}

/** The values of a record in a small table. */
export const RecordCells = ({ columns, ...cell }: RecordCellsProps) =>
  columns.map((column) => (
    <td key={column.name} data-end={endKinds.has(column.field.kind) || undefined}>
      <RecordCell {...cell} column={column} />
    </td>
  ))

const none: NonNullable<RecordCellProps['own']> = {}
