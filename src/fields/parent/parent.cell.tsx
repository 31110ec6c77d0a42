import { RecordLink } from '../reference/RecordLink.tsx'
import type { CellProps } from '../view.ts'

/** The name of the record above this one; leads there. */
export default function ParentCell({ value, resource }: CellProps<string>) {
  return <RecordLink target={resource.name} id={value} />
}
