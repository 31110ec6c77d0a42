import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { excerpt } from './excerpt.ts'

/** The beginning of the text, on one line. */
export default function LongTextCell({ value }: CellProps<string>) {
  return <Line title={excerpt(value, 400)}>{excerpt(value)}</Line>
}
