import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Code, Line } from '../cellParts.tsx'
import { excerpt } from '../longText/excerpt.ts'
import type { CellProps } from '../view.ts'

/** The named texts in one line. */
export default function KeyValueCell({ value }: CellProps<Record<string, string>>) {
  const { pair } = usePunctuation()
  const text = Object.entries(value)
    .map(([key, word]) => pair(key, word))
    .join(' · ')
  return (
    <Line title={excerpt(text, 400)}>
      <Code>{excerpt(text, 80)}</Code>
    </Line>
  )
}
