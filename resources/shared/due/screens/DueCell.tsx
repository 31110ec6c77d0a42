import type { CellProps } from '../../../../src/fields/view.ts'
import { DueTime } from './DueTime.tsx'

/** Until when the shop owes the next step, as a cell of a list. */
export default function DueCell({ value, resource }: CellProps<string>) {
  return <DueTime at={value} path={resource.path} />
}
