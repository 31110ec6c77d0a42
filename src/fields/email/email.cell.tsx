import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { EmailLink } from './EmailLink.tsx'

/** An address on the one line of a cell. */
export default function EmailCell({ value }: CellProps<string>) {
  return (
    <Line>
      <EmailLink value={value} />
    </Line>
  )
}
