import type { CellProps } from '../view.ts'
import { useValueText } from './useValueText.tsx'

/** The word for the value; among other facts a frame would be noise. */
export default function SelectShow({ value, name, resource }: CellProps<string>) {
  return <span dir="auto">{useValueText(resource, name)(value)}</span>
}
