import { Line } from '../cellParts.tsx'
import { excerpt } from '../longText/excerpt.ts'
import type { CellProps } from '../view.ts'
import { plainTextOf } from './plainTextOf.ts'

/** The beginning of the text without its formatting. */
export default function RichTextCell({ value }: CellProps<string>) {
  const text = plainTextOf(value)
  return <Line title={excerpt(text, 400)}>{excerpt(text)}</Line>
}
