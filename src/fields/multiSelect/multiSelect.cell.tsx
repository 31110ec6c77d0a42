import { useValueText } from '../select/useValueText.tsx'
import type { CellProps } from '../view.ts'
import { MoreTokens } from './MoreTokens.tsx'

/** The first of the chosen values, and how many there are beside them. */
export default function MultiSelectCell({ value, name, resource }: CellProps<string[]>) {
  return <MoreTokens texts={value.map(useValueText(resource, name))} />
}
