import { CellLink, Line, Masked } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** A number that can be called, grouped for reading. */
export default function PhoneCell({ value }: CellProps<string>) {
  if (value.includes('•')) return <Masked value={value} />
  return (
    <Line>
      <CellLink href={`tel:${value}`}>
        <bdi dir="ltr">{groupDigits(value)}</bdi>
      </CellLink>
    </Line>
  )
}

/** `+91 98765 43210`; numbers of other countries stay as they are, for their grouping differs. */
const groupDigits = (value: string) => value.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
