import { MoreTokens } from '../multiSelect/MoreTokens.tsx'
import type { CellProps } from '../view.ts'

/** The first of the texts, and how many there are beside them. */
export default function TextsCell({ value }: CellProps<string[]>) {
  return <MoreTokens texts={value} />
}
