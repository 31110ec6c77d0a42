import { Code, Line } from '../cellParts.tsx'
import { excerpt } from '../longText/excerpt.ts'
import type { CellProps } from '../view.ts'

/** The beginning of the value as it is written. */
export default function JsonCell({ value }: CellProps<unknown>) {
  const text = JSON.stringify(value)
  return (
    <Line title={excerpt(text, 400)}>
      <Code>{excerpt(text, 80)}</Code>
    </Line>
  )
}
