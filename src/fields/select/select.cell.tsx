import { Token } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { useValueText } from './useValueText.tsx'

/** The text of the chosen value. */
export default function SelectCell({ value, name, resource }: CellProps<string>) {
  return <Token>{useValueText(resource, name)(value)}</Token>
}
