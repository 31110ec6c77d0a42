import type { CellProps } from '../view.ts'
import { RecordLink } from './RecordLink.tsx'

/** The name of the record that is referred to; leads there. */
export default function ReferenceCell({ value, options: { to } }: CellProps<string, { to: string }>) {
  return <RecordLink target={to} id={value} />
}
