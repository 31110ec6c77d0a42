import { CellLink, Line, Masked } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** An address that opens a new message. */
export default function EmailCell({ value }: CellProps<string>) {
  if (value.includes('•')) return <Masked value={value} />
  return (
    <Line>
      <CellLink href={`mailto:${value}`}>
        <bdi dir="ltr">{value}</bdi>
      </CellLink>
    </Line>
  )
}
