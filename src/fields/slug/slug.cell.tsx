import { Code, Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** The last part of an address. */
export default function SlugCell({ value }: CellProps<string>) {
  return (
    <Line>
      <Code>{value}</Code>
    </Line>
  )
}
