import { MoreTokens } from '../multiSelect/MoreTokens.tsx'
import { useRecordNames } from '../reference/recordNames.tsx'
import type { CellProps } from '../view.ts'

/** The names of the records that are referred to: the first ones, and how many there are beside them. */
export default function ReferencesCell({ value, options: { to } }: CellProps<string[], { to: string }>) {
  const names = useRecordNames()
  return <MoreTokens texts={value.map((id) => names(to, id).title)} />
}
