import { MoreTokens } from './MoreTokens.tsx'
import { useValueText } from '../select/useValueText.ts'
import type { CellProps } from '../view.ts'

/** The first of the chosen values, and how many there are beside them. */
export default function MultiSelectCell({ value, name, resource }: CellProps<string[]>) {
  return <MoreTokens texts={value.map(useValueText(resource, name))} />
}
